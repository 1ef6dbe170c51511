package io.github.spadille.engine.table;

import org.jspecify.annotations.Nullable;

/** Finds out whether a name occurs twice, with less ado than a set of the JDK. */
final class DistinctNames {
  private final String what;
  private final @Nullable String[] slots;

  /**
   * Creates an empty collection.
   *
   * @param what what has the names, in the plural
   * @param size the number of names
   */
  DistinctNames(String what, int size) {
    this.what = what;
    this.slots = new String[2 * Integer.highestOneBit(Math.max(1, size)) * 2];
  }

  /**
   * Adds a name.
   *
   * @throws IllegalArgumentException if it was there
   */
  void add(String name) {
    int hash = name.hashCode();
    int mask = slots.length - 1;
    int slot = (hash ^ hash >>> 15) & mask;
    for (String other = slots[slot]; other != null; other = slots[slot]) {
      if (other.equals(name)) {
        throw new IllegalArgumentException("two " + what + " with the name " + name);
      }
      slot = slot + 1 & mask;
    }
    slots[slot] = name;
  }
}
