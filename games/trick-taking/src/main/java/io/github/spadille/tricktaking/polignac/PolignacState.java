package io.github.spadille.tricktaking.polignac;

import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Polignac stands: an immutable value without options, history or source of chance.
 */
@Value.Immutable
public abstract class PolignacState implements HandState {
  PolignacState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, the points. */
  public abstract DealtOut hand();

  /** Returns the hands, the trick, and what each seat has taken. */
  public abstract TrickPlay cards();

  /** Returns the seat that announces or passes next, or {@link #NOBODY}. */
  public abstract int speaker();

  /** Returns the seat that has announced capot, or {@link #NOBODY}. */
  public abstract int announcer();

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
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case CAPOT -> Turn.of(speaker());
      case PLAY -> Turn.of(cards().seatInTurn());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // POL-14
    return phase() == Phase.OVER ? Optional.of(Outcome.lowest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, as variants need it. */
  public PolignacState withSheet(ScoreSheet sheet) {
    return with(hand().withSheet(sheet), cards());
  }

  PolignacState with(DealtOut hand, TrickPlay cards) {
    return ImmutablePolignacState.of(phase(), hand, cards, speaker(), announcer());
  }

  PolignacState with(TrickPlay cards) {
    return ImmutablePolignacState.of(phase(), hand(), cards, speaker(), announcer());
  }

  PolignacState over() {
    return ImmutablePolignacState.of(Phase.OVER, hand(), cards(), NOBODY, announcer());
  }

  /** Returns this state with a seat that announces capot or passes next. */
  PolignacState asking(int seat) {
    return ImmutablePolignacState.of(Phase.CAPOT, hand(), cards(), seat, NOBODY);
  }

  /** Returns this state with cards awaited; somebody or nobody has announced capot. */
  PolignacState playing(int announcer) {
    return ImmutablePolignacState.of(Phase.PLAY, hand(), cards(), NOBODY, announcer);
  }
}
