package io.github.spadille.betting.superfecta;

import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Superfecta stands. */
@Value.Immutable
public abstract class SuperfectaState implements GameState {
  SuperfectaState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the race, from 1. */
  public abstract int race();

  /** Returns the cards of the race; those of the last one until the next begins. */
  public abstract Course course();

  /**
   * Returns the tickets of the race, likewise; the pools, in the order of {@link Pool}; all chips.
   */
  public abstract Tote<Bet> tote();

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
    return with(tote().withSheet(sheet));
  }

  /** Returns the chips that could not be divided at the end (SUP-30). */
  public long leftover() {
    return phase() == Phase.OVER ? tote().stakes().pot() : 0;
  }

  SuperfectaState with(Tote<Bet> tote) {
    return ImmutableSuperfectaState.of(phase(), race(), course(), tote);
  }

  SuperfectaState with(Course course, Phase phase) {
    return ImmutableSuperfectaState.of(phase, race(), course, tote());
  }
}
