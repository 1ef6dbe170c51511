package io.github.spadille.engine.random;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A source of random numbers.
 *
 * <p>It is one method, so whoever has a generator of the JDK, or one of their own, hands over
 * {@code generator::nextLong}. All other numbers are made of that one, each as likely as any other
 * if each of its 64 bits is: {@code generator::nextInt} would compile, and is no source. A draw
 * that would favour a number is refused and made again; after 64 of them in a row, which no uniform
 * source gives, an {@link IllegalStateException} is thrown. {@link #seeded} gives the same numbers
 * for the same seed, on every machine and for ever.
 *
 * <p>A source changes with every number that it gives; unless it says otherwise it belongs to one
 * thread.
 */
@FunctionalInterface
public interface RandomSource {
  /** Returns any number of 64 bits. */
  long nextLong();

  /** Returns any number of 32 bits. */
  default int nextInt() {
    return (int) (nextLong() >>> Integer.SIZE);
  }

  /**
   * Returns a number from 0, less than {@code bound}.
   *
   * @throws IllegalArgumentException if {@code bound} is not positive
   * @throws IllegalStateException if 64 draws in a row are refused
   */
  default int nextInt(int bound) {
    checkArgument(bound > 0, "bound %s; expected 1 or more", bound);
    int mask = bound - 1;
    if ((bound & mask) == 0) {
      return nextInt() & mask;
    }
    for (int draw = 0; draw < NotUniform.DRAWS; draw++) {
      int bits = nextInt() >>> 1;
      int number = bits % bound;
      // The last numbers of 31 bits, fewer than the bound, would favour those with which it begins.
      if (bits + mask - number >= 0) {
        return number;
      }
    }
    throw NotUniform.refused();
  }

  /**
   * Returns a number from {@code from}, less than {@code until}.
   *
   * @throws IllegalArgumentException if {@code until} is not greater than {@code from}, or by more
   *     than {@link Integer#MAX_VALUE}
   * @throws IllegalStateException if 64 draws in a row are refused
   */
  default int nextInt(int from, int until) {
    long numbers = (long) until - from;
    checkArgument(
        numbers > 0 && numbers <= Integer.MAX_VALUE, "no numbers from %s to %s", from, until);
    return from + nextInt((int) numbers);
  }

  /**
   * Returns a number from 0, less than {@code bound}.
   *
   * @throws IllegalArgumentException if {@code bound} is not positive
   * @throws IllegalStateException if 64 draws in a row are refused
   */
  default long nextLong(long bound) {
    checkArgument(bound > 0, "bound %s; expected 1 or more", bound);
    long mask = bound - 1;
    if ((bound & mask) == 0) {
      return nextLong() & mask;
    }
    for (int draw = 0; draw < NotUniform.DRAWS; draw++) {
      long bits = nextLong() >>> 1;
      long number = bits % bound;
      if (bits + mask - number >= 0) {
        return number;
      }
    }
    throw NotUniform.refused();
  }

  /** Returns true or false. */
  default boolean nextBoolean() {
    return nextInt() < 0;
  }

  /** Returns a number from 0, less than 1: a multiple of 2^-53. */
  default double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  /**
   * Returns a source that gives the same numbers for the same seed.
   *
   * <p>From a few of its numbers all others follow, so who plays must not see those of who deals.
   */
  static RandomSource seeded(long seed) {
    return new SeededSource(seed);
  }
}
