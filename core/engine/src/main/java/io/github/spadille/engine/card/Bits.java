package io.github.spadille.engine.card;

/** Arithmetic on sets of 0 to 127, held as two words. */
final class Bits {
  /** Up to so many bits are cleared one by one; halving the word costs more. */
  private static final int FEW = 12;

  private Bits() {}

  static int count(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  static boolean has(long low, long high, int index) {
    return ((index < 64 ? low >>> index : high >>> index) & 1) != 0;
  }

  /** The lowest index of a set that is not empty. */
  static int first(long low, long high) {
    return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
  }

  /** The highest index of a set that is not empty. */
  static int last(long low, long high) {
    return high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
  }

  /** The n-th index, counted from 0, of a set that has more than n. */
  static int nth(long low, long high, int n) {
    int inLow = Long.bitCount(low);
    return n < inLow ? nth(low, n) : 64 + nth(high, n - inLow);
  }

  private static int nth(long word, int n) {
    if (n < FEW) {
      long left = word;
      for (int i = n; i > 0; i--) {
        left &= left - 1;
      }
      return Long.numberOfTrailingZeros(left);
    }
    int index = 0;
    int rest = n;
    for (int width = 32; width > 0; width >>= 1) {
      int below = Long.bitCount(word >>> index & (1L << width) - 1);
      if (rest >= below) {
        rest -= below;
        index += width;
      }
    }
    return index;
  }
}
