package io.github.spadille.betting.superfecta;

import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import java.util.Optional;

/**
 * Where a game of Superfecta stands.
 *
 * @param phase what is awaited
 * @param race the number of the race, from 1
 * @param course the cards of the race; those of the last one until the next begins
 * @param tote the tickets of the race, likewise; the pools, in the order of {@link Pool}; all chips
 */
public record SuperfectaState(Phase phase, int race, Course course, Tote<Bet> tote)
    implements GameState {
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
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case BET -> Turn.of(tote.seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // SUP-31
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return race;
  }

  @Override
  public ScoreSheet sheet() {
    return tote.stakes().sheet();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public SuperfectaState withSheet(ScoreSheet sheet) {
    return with(tote.withSheet(sheet));
  }

  /** Returns the chips that could not be divided at the end (SUP-30). */
  public long leftover() {
    return phase == Phase.OVER ? tote.stakes().pot() : 0;
  }

  SuperfectaState with(Tote<Bet> tote) {
    return new SuperfectaState(phase, race, course, tote);
  }

  SuperfectaState with(Course course, Phase phase) {
    return new SuperfectaState(phase, race, course, tote);
  }
}
