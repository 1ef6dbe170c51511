package io.github.spadille.betting.superfecta;

import io.github.spadille.engine.move.Move;

/** A bet for one of several pools, written {@code bet}, what it costs, and what it is on. */
public interface PoolBet extends Move {
  /** Returns how many chips it costs, at least 1. */
  int chips();

  /** Returns the pool; its ordinal is its number in a {@link Tote}. */
  Enum<?> pool();
}
