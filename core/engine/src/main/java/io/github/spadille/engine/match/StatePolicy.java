package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;

/**
 * Chooses a move from a state, with every secret in it: how all seats play in a {@link Playout}.
 *
 * <p>It is for states that somebody imagined, as a {@code Sampler} does; who sits at a table plays
 * by a {@link Policy} and never receives a state.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface StatePolicy<S extends GameState, M extends Move> {
  /**
   * Chooses a move.
   *
   * @param state in which a seat is to move
   * @param moves the legal moves of all seats that may act, at least one
   * @param random for choices that are left to chance
   */
  M choose(S state, MoveList<M> moves, RandomSource random);
}
