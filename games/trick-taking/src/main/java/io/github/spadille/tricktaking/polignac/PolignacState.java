package io.github.spadille.tricktaking.polignac;

import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;

/**
 * Where a game of Polignac stands: an immutable value without options, history or source of chance.
 *
 * @param phase what is awaited
 * @param hand the number of the hand, its dealer, the points
 * @param cards the hands, the trick, and what each seat has taken
 * @param speaker the seat that announces or passes next, or {@link #NOBODY}
 * @param announcer the seat that has announced capot, or {@link #NOBODY}
 */
public record PolignacState(Phase phase, DealtOut hand, TrickPlay cards, int speaker, int announcer)
    implements HandState {
  /** Stands for no seat. */
  public static final int NOBODY = -1;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** Whether a seat announces capot. */
    CAPOT,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case CAPOT -> Turn.of(speaker);
      case PLAY -> Turn.of(cards.seatInTurn());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // POL-14
    return phase == Phase.OVER ? Optional.of(Outcome.lowest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, as variants need it. */
  public PolignacState withSheet(ScoreSheet sheet) {
    return with(hand.withSheet(sheet), cards);
  }

  PolignacState with(DealtOut hand, TrickPlay cards) {
    return new PolignacState(phase, hand, cards, speaker, announcer);
  }

  PolignacState with(TrickPlay cards) {
    return new PolignacState(phase, hand, cards, speaker, announcer);
  }

  PolignacState over() {
    return new PolignacState(Phase.OVER, hand, cards, NOBODY, announcer);
  }

  /** Returns this state with a seat that announces capot or passes next. */
  PolignacState asking(int seat) {
    return new PolignacState(Phase.CAPOT, hand, cards, seat, NOBODY);
  }

  /** Returns this state with cards awaited; somebody or nobody has announced capot. */
  PolignacState playing(int announcer) {
    return new PolignacState(Phase.PLAY, hand, cards, NOBODY, announcer);
  }
}
