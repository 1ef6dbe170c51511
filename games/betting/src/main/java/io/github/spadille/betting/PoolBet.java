package io.github.spadille.betting;

import io.github.spadille.engine.game.Move;

/** A bet for one of several pools, written {@code bet}, what it costs, and what it is on. */
public interface PoolBet extends Move {
  /** Returns how many chips it costs, at least 1. */
  int chips();

  /** Returns the pool; its ordinal is its number in a {@link Tote}. */
  Enum<?> pool();

  /**
   * Returns the name of the fact that tells how many chips are in a pool: {@code pool-win} for
   * {@code WIN}.
   */
  static String factOf(Enum<?> pool) {
    return "pool-" + com.google.common.base.Ascii.toLowerCase(pool.name());
  }
}
