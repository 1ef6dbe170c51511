package io.github.spadille.benchmarks;

import java.util.random.RandomGenerator;

/**
 * Random numbers that cost next to nothing, so that what is measured is the game.
 *
 * <p>A xorshift generator of period 2^64 - 1 (Marsaglia), its output scrambled by a multiplication
 * (Vigna). The product and the limit engines draw from it in the same way, one number for each
 * choice among moves and the same few for each shuffle.
 */
public final class Draws implements RandomGenerator {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long state;

  /** Creates a generator; the same seed gives the same numbers for ever. */
  public Draws(long seed) {
    long mixed = (seed + 1) * GOLDEN_GAMMA;
    state = mixed == 0 ? GOLDEN_GAMMA : mixed;
  }

  @Override
  public long nextLong() {
    state ^= state >>> 12;
    state ^= state << 25;
    state ^= state >>> 27;
    return state * 0x2545f4914f6cdd1dL;
  }

  /**
   * Returns a number from 0 to before a bound; no two differ in probability by more than 2^-32.
   *
   * @param bound positive
   */
  @Override
  public int nextInt(int bound) {
    return (int) ((nextLong() >>> 32) * bound >>> 32);
  }
}
