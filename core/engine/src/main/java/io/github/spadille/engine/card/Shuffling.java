package io.github.spadille.engine.card;

import io.github.spadille.engine.random.RandomSource;

/**
 * A fair shuffle that needs few random numbers: six or seven for 52 cards.
 *
 * <p>It is that of Fisher and Yates, the choices taken in batches from one number, as Brackett-
 * Rozinsky and Lemire describe it (Batched Ranged Random Integer Generation, 2024).
 */
final class Shuffling {
  /** A batch ends with so many outcomes; far fewer than 2^63, so that hardly one is rejected. */
  private static final long ENOUGH = 1L << 42;

  /** Of a uniform source hardly a draw is refused, and never so many in a row. */
  private static final int DRAWS = 64;

  private Shuffling() {}

  /**
   * Puts bytes into random order, each order with the same probability.
   *
   * @throws IllegalStateException if 64 draws in a row are refused
   */
  static void shuffle(byte[] bytes, RandomSource random) {
    int left = bytes.length;
    int refused = 0;
    while (left > 1) {
      int before = left;
      left = shuffleLast(bytes, before, random.nextLong() >>> 1);
      refused = left < before ? 0 : refused + 1;
      if (refused == DRAWS) {
        throw new IllegalStateException(
            DRAWS + " draws in a row were refused; a source must be uniform");
      }
    }
  }

  /**
   * Fills places from the last of {@code size} on downwards, each from those at and before it.
   *
   * @param bits a random number of 63 bits, read as a fraction of 2^63
   * @return how many places are left, or {@code size} if the number would favour some outcomes;
   *     what was exchanged by then does no harm, as the places are filled anew
   */
  private static int shuffleLast(byte[] bytes, int size, long bits) {
    long fraction = bits;
    long outcomes = 1;
    int left = size;
    do {
      int chosen = (int) Math.multiplyHigh(fraction, 2L * left);
      fraction = fraction * left & Long.MAX_VALUE;
      outcomes *= left;
      left--;
      byte swapped = bytes[left];
      bytes[left] = bytes[chosen];
      bytes[chosen] = swapped;
    } while (left > 1 && outcomes < ENOUGH);
    return fraction >= outcomes || fraction >= remainder(outcomes) ? left : size;
  }

  /** The remainder of 2^63. */
  private static long remainder(long divisor) {
    return (Long.MAX_VALUE % divisor + 1) % divisor;
  }
}
