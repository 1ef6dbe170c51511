package io.github.spadille.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;

/**
 * Counts sequences of legal moves: two programs that know the same rules count the same.
 *
 * <p>A sequence has so many moves as the depth says, or ends before where chance is to move or the
 * game is over. Each legal move of each player who may act goes on with a sequence of its own; a
 * move that may be made at many moments counts once.
 */
public final class Perft {
  private Perft() {}

  /**
   * Returns the number of sequences.
   *
   * @param depth the most moves of a sequence, from 0
   * @throws IllegalArgumentException if {@code depth} is negative
   * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
   */
  public static <S extends GameState, M extends Move> long count(
      Rules<S, M> rules, S state, int depth) {
    checkArgument(depth >= 0, "depth %s; expected 0 or more", depth);
    MoveList<M> moves = depth == 0 ? MoveList.empty() : rules.legalMoves(state);
    if (moves.isEmpty()) {
      return 1; // chance is to move, or the game is over
    }
    if (depth == 1) {
      return moves.size();
    }
    long sequences = 0;
    for (M move : moves) {
      sequences = Math.addExact(sequences, count(rules, rules.apply(state, move), depth - 1));
    }
    return sequences;
  }

  /**
   * Returns the number of sequences that begin with each legal move, in the order of the list; none
   * where chance is to move or the game is over.
   *
   * @param depth the most moves of a sequence, from 1
   * @throws IllegalArgumentException if {@code depth} is less than 1
   * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
   */
  public static <S extends GameState, M extends Move> ImmutableMap<M, Long> divide(
      Rules<S, M> rules, S state, int depth) {
    checkArgument(depth >= 1, "depth %s; expected 1 or more", depth);
    ImmutableMap.Builder<M, Long> counts = ImmutableMap.builder();
    for (M move : rules.legalMoves(state)) {
      counts.put(move, count(rules, rules.apply(state, move), depth - 1));
    }
    return counts.buildOrThrow();
  }
}
