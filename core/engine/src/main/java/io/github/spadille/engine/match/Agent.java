package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * Somebody who plays every game: chooses a move from what a seat may know.
 *
 * <p>The method has type parameters of its own, so no lambda can be an agent; what plays one game
 * is a {@link Policy}, which a lambda can be, and {@link #policy} makes one of an agent. An agent
 * never receives the state. Implementations are stateless and thread-safe.
 */
public interface Agent {
  /**
   * Chooses a legal move of the observing seat, as {@link Policy#choose} does.
   *
   * @param observation of a seat that has a legal move
   * @param random for choices that are left to chance
   */
  <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random);

  /** Returns how this agent plays one game: a policy with the agent's name. */
  default <S extends GameState, M extends Move> Policy<S, M> policy() {
    return new NamedPolicy<>(toString(), this::choose);
  }
}
