package io.github.spadille.engine.game;

import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.util.function.Supplier;

/**
 * How a game chooses a move by a search of its own, where it has one that is better than the search
 * that plays every game.
 *
 * <p>{@link Rules#thinker} gives it. It gets samples of the state, each of which fits all that the
 * mover has seen, and never the state itself. Implementations are stateless and thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface Thinker<S extends GameState, M extends Move> {
  /**
   * Chooses a move.
   *
   * @param offered the legal moves of the mover, at least one
   * @param samples gives a state that fits what the mover has seen, another each time
   * @param random for choices that are left to chance
   * @return one of the moves offered
   */
  M choose(MoveList<M> offered, Supplier<S> samples, RandomSource random);
}
