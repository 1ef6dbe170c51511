package io.github.spadille.agents;

import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Which moves a search looks at if there are too many of them to try each more than once or twice:
 * some that are drawn, likely moves before others.
 */
final class Shortlist {
  /** A search looks at no more moves than it can try so often each. */
  private static final int TRIES = 8;

  /** However short it is, it looks at so many. */
  private static final int LEAST = 4;

  /** The weight of a move of which rules of thumb think nothing. */
  private static final double UNLIKELY = 1e-9;

  private final int length;

  /** Makes room for as many moves as a search can try of so many iterations. */
  Shortlist(double iterations) {
    this.length = (int) Math.max(LEAST, iterations / TRIES);
  }

  /** Tells whether it has room for so many moves. */
  boolean holds(int moves) {
    return moves <= length;
  }

  /**
   * Draws as many moves as there is room for, each in proportion to its weight among those that are
   * left; they keep their order.
   *
   * @param moves more than there is room for
   * @param weight how likely a move is, at least 0; one with 0 is drawn only when no other is left
   */
  <M extends Move> MoveList<M> of(MoveList<M> moves, ToIntFunction<M> weight, RandomSource random) {
    double[] ranks = new double[moves.size()]; // The greatest are drawn: Efraimidis, Spirakis 2006.
    for (int i = 0; i < ranks.length; i++) {
      double likely = Math.max(UNLIKELY, weight.applyAsInt(moves.get(i)));
      ranks[i] = StrictMath.log(1 - random.nextDouble()) / likely;
    }
    double[] sorted = ranks.clone();
    Arrays.sort(sorted);
    double least = sorted[sorted.length - length];
    List<M> drawn = new ArrayList<>(length);
    for (int i = 0; i < ranks.length && drawn.size() < length; i++) {
      if (ranks[i] >= least) {
        drawn.add(moves.get(i));
      }
    }
    return MoveList.copyOf(drawn);
  }
}
