package io.github.spadille.engine.table;

import java.util.List;
import java.util.function.Function;

/** Finds out whether a name occurs twice, with less ado than a set of the JDK. */
final class DistinctNames {
  /** A name sets one bit of so many; only names that meet there are compared. */
  private static final int BITS = 10;

  private static final int SPREAD = 0x9E3779B9; // As Knuth proposes: 2^32 / golden ratio.

  private DistinctNames() {}

  /**
   * Checks that each name occurs once.
   *
   * @param what what has the names, in the plural
   * @throws IllegalArgumentException if one occurs twice
   */
  static <T> void check(String what, List<T> named, Function<T, String> nameOf) {
    long[] met = new long[1 << BITS - 6];
    for (int i = 0; i < named.size(); i++) {
      String name = nameOf.apply(named.get(i));
      int bit = name.hashCode() * SPREAD >>> Integer.SIZE - BITS;
      if ((met[bit >>> 6] >>> bit & 1) != 0) {
        for (T earlier : named.subList(0, i)) {
          if (nameOf.apply(earlier).equals(name)) {
            throw new IllegalArgumentException("two " + what + " with the name " + name);
          }
        }
      }
      met[bit >>> 6] |= 1L << bit;
    }
  }
}
