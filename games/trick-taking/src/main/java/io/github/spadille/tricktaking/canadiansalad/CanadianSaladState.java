package io.github.spadille.tricktaking.canadiansalad;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Canadian Salad stands: an immutable value without options, history or source of
 * chance.
 */
@Value.Immutable
public abstract class CanadianSaladState implements HandState {
  CanadianSaladState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, the points. */
  public abstract DealtOut hand();

  /** Returns the hands, the trick, and what each seat has taken. */
  public abstract TrickPlay cards();

  /** Returns the penalty of each hand in order, that of this hand only once it is known. */
  public abstract ImmutableList<Penalty> penalties();

  /** Returns whether a heart has been played in this hand. */
  public abstract boolean heartPlayed();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** The dealer's choice of a penalty. */
    CHOOSE,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case CHOOSE -> Turn.of(hand().dealer());
      case PLAY -> Turn.of(cards().seatInTurn());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // CSL-16
    return phase() == Phase.OVER ? Optional.of(Outcome.lowest(scores())) : Optional.empty();
  }

  /** Returns the penalty of this hand, if it is known. */
  public Optional<Penalty> penalty() {
    return penalties().size() == hand().number()
        ? Optional.of(penalties().get(hand().number() - 1))
        : Optional.empty();
  }

  /** Tells whether a penalty counts in this hand. */
  public boolean counts(Penalty penalty) {
    return penalties().size() == hand().number()
        && penalties().get(hand().number() - 1).includes(penalty);
  }

  /** Returns this state with another score sheet, as variants need it. */
  public CanadianSaladState withSheet(ScoreSheet sheet) {
    return with(hand().withSheet(sheet), cards());
  }

  CanadianSaladState with(Phase phase) {
    return ImmutableCanadianSaladState.of(phase, hand(), cards(), penalties(), heartPlayed());
  }

  CanadianSaladState with(DealtOut hand, TrickPlay cards) {
    return ImmutableCanadianSaladState.of(phase(), hand, cards, penalties(), heartPlayed());
  }

  /** Returns this state with the penalty of its hand. */
  CanadianSaladState with(Penalty penalty) {
    ImmutableList<Penalty> all =
        ImmutableList.<Penalty>builder().addAll(penalties()).add(penalty).build();
    return ImmutableCanadianSaladState.of(phase(), hand(), cards(), all, heartPlayed());
  }

  /** Returns this state after a card was played, or a trick taken. */
  CanadianSaladState played(TrickPlay cards, boolean heart) {
    return ImmutableCanadianSaladState.of(
        phase(), hand(), cards, penalties(), heartPlayed() || heart);
  }
}
