package io.github.spadille.benchmarks.limit;

import io.github.spadille.engine.random.RandomSource;

/** The shuffle and the choice of the library, from the same random numbers, on plain arrays. */
final class ArrayShuffles {
  private static final long ENOUGH = 1L << 42;
  private static final long WORD = -1L >>> Integer.SIZE;

  private ArrayShuffles() {}

  /** Puts the first bytes of an array into random order. */
  static void shuffle(byte[] cards, int size, RandomSource random) {
    int left = size;
    while (left > 1) {
      int begin = left;
      long fraction = random.nextLong() >>> 1;
      long outcomes = 1;
      do {
        int chosen = (int) Math.multiplyHigh(fraction, 2L * left);
        fraction = fraction * left & Long.MAX_VALUE;
        outcomes *= left;
        left--;
        byte swapped = cards[left];
        cards[left] = cards[chosen];
        cards[chosen] = swapped;
      } while (left > 1 && outcomes < ENOUGH);
      if (fraction < outcomes && fraction < (Long.MAX_VALUE % outcomes + 1) % outcomes) {
        left = begin;
      }
    }
  }

  /** The same on piles whose top is the end of the array. */
  static void shuffleTopLast(byte[] cards, int size, RandomSource random) {
    int left = size;
    int end = size - 1;
    while (left > 1) {
      int begin = left;
      long fraction = random.nextLong() >>> 1;
      long outcomes = 1;
      do {
        int chosen = (int) Math.multiplyHigh(fraction, 2L * left);
        fraction = fraction * left & Long.MAX_VALUE;
        outcomes *= left;
        left--;
        byte swapped = cards[end - left];
        cards[end - left] = cards[end - chosen];
        cards[end - chosen] = swapped;
      } while (left > 1 && outcomes < ENOUGH);
      if (fraction < outcomes && fraction < (Long.MAX_VALUE % outcomes + 1) % outcomes) {
        left = begin;
      }
    }
  }

  /** A number from 0, less than {@code bound}: the choice of the library. */
  static int below(int bound, RandomSource random) {
    long product;
    do {
      product = (random.nextInt() & WORD) * bound;
    } while ((product & WORD) < bound && (product & WORD) < (1L << Integer.SIZE) % bound);
    return (int) (product >>> Integer.SIZE);
  }

  /** The place of the n-th bit that is set, counted from 0. */
  static int nth(long word, int n) {
    long left = word;
    int more = n;
    for (; more >= 8; more -= 8) {
      left = withoutLowest4(withoutLowest4(left));
    }
    left = choose(more & 1, withoutLowest(left), left);
    left = choose(more >> 1 & 1, withoutLowest(withoutLowest(left)), left);
    left = choose(more >> 2, withoutLowest4(left), left);
    return Long.numberOfTrailingZeros(left);
  }

  private static long withoutLowest(long word) {
    return word & (word - 1);
  }

  private static long withoutLowest4(long word) {
    return withoutLowest(withoutLowest(withoutLowest(withoutLowest(word))));
  }

  private static long choose(int bit, long ifOne, long ifZero) {
    return ifZero ^ (ifZero ^ ifOne) & -(long) bit;
  }

  /** The seat to the left, without a branch. */
  static int next(int seat, int seats) {
    int past = seat + 1;
    return past & (past - seats) >> 31;
  }
}
