package io.github.spadille.agents;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.match.StatePolicy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;

/**
 * Plays by rules of thumb: each move as often as it weighs, any as often as the others where the
 * game has no rules of thumb or all weigh nothing.
 *
 * <p>It looks at the full state and still knows nothing that the player does not: what a move
 * weighs follows from what its player sees. Belongs to one thread.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class ThumbPolicy<S extends GameState, M extends Move> implements StatePolicy<S, M> {
  /** To weigh so many moves takes as long as to play one. */
  private static final int LONG_LIST = 32;

  private final RulesOfThumb<S, M> thumbs;
  private int[] weights = new int[64];
  private long weighed;

  /** Creates a player by some rules of thumb. */
  public ThumbPolicy(RulesOfThumb<S, M> thumbs) {
    this.thumbs = thumbs;
  }

  @Override
  public M choose(S state, MoveList<M> moves, RandomSource random) {
    int size = moves.size();
    if (size == 1) {
      return moves.get(0);
    }
    if (size > weights.length) {
      weights = new int[2 * size];
    }
    weighed += size / LONG_LIST;
    long sum = 0;
    for (int i = 0; i < size; i++) {
      weights[i] = thumbs.weight(state, moves.get(i));
      sum += weights[i];
    }
    if (sum == 0) {
      return moves.get(random.nextInt(size));
    }
    long at = random.nextLong(sum);
    int chosen = 0;
    while (at >= weights[chosen]) {
      at -= weights[chosen++];
    }
    return moves.get(chosen);
  }

  /** Returns how many moves could have been played while the moves of long lists were weighed. */
  long weighed() {
    return weighed;
  }
}
