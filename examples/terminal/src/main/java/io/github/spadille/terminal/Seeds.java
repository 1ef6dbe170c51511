package io.github.spadille.terminal;

import io.github.spadille.engine.match.Dealer;
import java.util.concurrent.ThreadLocalRandom;

/** Gives each game of a series, or each move of a game, a seed of its own, the same for ever. */
final class Seeds {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  /** A seed that is drawn is small enough to type. */
  private static final int GREATEST_DRAWN = 1_000_000;

  private Seeds() {}

  /** Draws a seed for games that hide nothing from whoever may see it. */
  static long draw() {
    return ThreadLocalRandom.current().nextInt(1, GREATEST_DRAWN);
  }

  /**
   * Returns the dealer of a game in a series.
   *
   * @param seed the seed of the series
   * @param number the number of the game, from 0
   */
  static Dealer dealer(long seed, long number) {
    return Dealer.seeded(mix(mix(seed) + (number + 1) * GOLDEN_GAMMA));
  }

  /** The finalizer of SplitMix64: near seeds become far ones. */
  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
