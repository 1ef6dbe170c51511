package io.github.spadille.engine.bits;

/** Sets of the numbers 0 to 127, held as two words: the numbers below 64 in the lower one. */
public final class Bits {
  private Bits() {}

  /** Returns how many numbers are in a set. */
  public static int count(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** Tells whether a number is in a set. */
  public static boolean has(long low, long high, int index) {
    return ((index < 64 ? low >>> index : high >>> index) & 1) != 0;
  }

  /** Returns the lowest number of a set that is not empty. */
  public static int first(long low, long high) {
    return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
  }

  /** Returns the highest number of a set that is not empty. */
  public static int last(long low, long high) {
    return high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
  }

  /** Returns the n-th number, counted from 0, of a set that has more than n. */
  public static int nth(long low, long high, int n) {
    int inLow = Long.bitCount(low);
    return n < inLow ? nth(low, n) : 64 + nthOfRun(high, n - inLow);
  }

  /** The same as {@link #nth(long, int)}, faster if the lowest n + 1 of them are in a row. */
  private static int nthOfRun(long word, int n) {
    int first = Long.numberOfTrailingZeros(word);
    return (word >>> first | -2L << n) == -1 ? first + n : nth(word, n);
  }

  private static int nth(long word, int n) {
    // Nobody can foresee how often a loop over n would run, so the last seven steps are no loop.
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

  /** Chooses by 1 or 0, without a branch. */
  private static long choose(int bit, long ifOne, long ifZero) {
    return ifZero ^ (ifZero ^ ifOne) & -(long) bit;
  }
}
