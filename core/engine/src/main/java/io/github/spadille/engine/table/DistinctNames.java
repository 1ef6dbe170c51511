package io.github.spadille.engine.table;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;

/**
 * Finds out whether a name occurs twice, with less ado than a set of the JDK.
 *
 * <p>A game makes tables with the same names again and again, so some lists of names that are known
 * to be distinct are kept, each at a place that its length and its last name give. Thread-safe.
 */
final class DistinctNames {
  private static final int SPREAD = 0x9E3779B9; // As Knuth proposes: 2^32 / golden ratio.

  /** A name sets one bit of so many; only names that meet there are compared. */
  private static final int BITS = 10;

  private static final int PLACES_BITS = 6;
  private static final AtomicReferenceArray<String[]> KNOWN =
      new AtomicReferenceArray<>(1 << PLACES_BITS);

  private DistinctNames() {}

  /**
   * Checks that each name occurs once.
   *
   * @param what what has the names, in the plural
   * @throws IllegalArgumentException if one occurs twice
   */
  static <T> void check(String what, List<T> named, Function<T, String> nameOf) {
    int size = named.size();
    if (size < 2) {
      return;
    }
    int last = nameOf.apply(named.get(size - 1)).hashCode();
    int place = (last + size) * SPREAD >>> Integer.SIZE - PLACES_BITS;
    String[] known = KNOWN.get(place);
    if (known == null || !areNamed(known, named, nameOf)) {
      KNOWN.set(place, distinct(what, named, nameOf));
    }
  }

  private static <T> boolean areNamed(String[] names, List<T> named, Function<T, String> nameOf) {
    boolean same = names.length == named.size();
    for (int i = 0; same && i < names.length; i++) {
      same = names[i].equals(nameOf.apply(named.get(i)));
    }
    return same;
  }

  /** Returns the names, which it found distinct. */
  private static <T> String[] distinct(String what, List<T> named, Function<T, String> nameOf) {
    String[] names = new String[named.size()];
    long[] met = new long[1 << BITS - 6];
    for (int i = 0; i < names.length; i++) {
      names[i] = nameOf.apply(named.get(i));
      int bit = names[i].hashCode() * SPREAD >>> Integer.SIZE - BITS;
      boolean meets = (met[bit >>> 6] >>> bit & 1) != 0;
      if (meets && Arrays.asList(names).subList(0, i).contains(names[i])) {
        throw new IllegalArgumentException("two " + what + " with the name " + names[i]);
      }
      met[bit >>> 6] |= 1L << bit;
    }
    return names;
  }
}
