package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * Somebody who plays: chooses a move from what a seat may know.
 *
 * <p>An agent for every game has the method's own type parameters; it never receives the state.
 * Implementations are stateless and thread-safe.
 */
@FunctionalInterface
public interface Agent {
  /**
   * Chooses one of the legal moves of the observing seat.
   *
   * @param observation of a seat that has a legal move
   * @param random for choices that are left to chance
   */
  <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random);
}
