package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * How a seat plays one game: it chooses a move from what the seat may know.
 *
 * <pre>{@code
 * Policy<OhHellState, TrickMove> first = (observation, random) -> observation.legalMoves().get(0);
 * }</pre>
 *
 * <p>A policy never receives the state. One that several games use at once is stateless and
 * thread-safe; one that remembers what it saw plays one game at a time. An {@link Agent} plays
 * every game, and {@link Agent#policy} is its policy for one. What chooses from a state, with every
 * secret, is a {@link StatePolicy}.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface Policy<S extends GameState, M extends Move> {
  /**
   * Chooses a legal move of the observing seat: one of {@link Observation#legalMoves}, or another
   * that {@link Observation#refusal} has nothing against, such as the same at a later time.
   *
   * @param observation of a seat that has a legal move
   * @param random for choices that are left to chance
   */
  M choose(Observation<S, M> observation, RandomSource random);

  /** Returns the same policy under a name, by which errors and reports call it. */
  default Policy<S, M> named(String name) {
    return new NamedPolicy<>(name, this);
  }
}
