package io.github.spadille.betting.superfecta;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Superfecta stands. */
@Value.Immutable
public abstract class SuperfectaState implements GameState {
  private static final int FIRST_RACE = 1;

  SuperfectaState() {}

  /** Returns the state before the first race. */
  static SuperfectaState unlaid(CardList<PlayingCard> pack, Stakes stakes) {
    return ImmutableSuperfectaState.of(
        Phase.SHUFFLE, FIRST_RACE, Course.unlaid(pack), Tote.empty(stakes));
  }

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the race, from 1. */
  public abstract int race();

  /** Returns the cards of the race; those of the last one until the next begins. */
  public abstract Course course();

  /**
   * Returns the tickets of the race, likewise; the pools, in the order of {@link Pool}; all chips.
   */
  public abstract Tote tote();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A bet, or a ticket. */
    BET,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case BET -> Turn.of(tote().seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // SUP-31
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return race();
  }

  @Override
  public ScoreSheet sheet() {
    return tote().stakes().sheet();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public SuperfectaState withSheet(ScoreSheet sheet) {
    return withTote(tote().withSheet(sheet));
  }

  /** Returns the chips that could not be divided at the end (SUP-30). */
  public long leftover() {
    return phase() == Phase.OVER ? tote().stakes().pot() : 0;
  }

  SuperfectaState withTote(Tote tote) {
    return ImmutableSuperfectaState.of(phase(), race(), course(), tote);
  }

  SuperfectaState withCourse(Course course) {
    return ImmutableSuperfectaState.of(phase(), race(), course, tote());
  }

  /** Returns this state when the rail of a race is laid, and a seat writes the first ticket. */
  SuperfectaState laid(int race, Course course, int first) { // SUP-3, SUP-7
    return ImmutableSuperfectaState.of(Phase.BET, race, course, tote().begun(first));
  }

  /** Returns this state when the race is run. */
  SuperfectaState raced() { // SUP-16
    return ImmutableSuperfectaState.of(Phase.SHUFFLE, race(), course().raced(), tote());
  }

  /** Returns this state when the game is over. */
  SuperfectaState over(Tote divided) { // SUP-29
    return ImmutableSuperfectaState.of(Phase.OVER, race(), course(), divided);
  }
}
