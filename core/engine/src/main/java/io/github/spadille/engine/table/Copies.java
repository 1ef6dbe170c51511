package io.github.spadille.engine.table;

import com.google.common.collect.ImmutableList;
import java.util.Collections;

/** One value as often as it is asked for, in lists that share their memory; thread-safe. */
final class Copies<T> {
  private final T value;

  /** The longest list so far; threads that race make equal ones. */
  private ImmutableList<T> longest = ImmutableList.of();

  Copies(T value) {
    this.value = value;
  }

  ImmutableList<T> times(int n) {
    ImmutableList<T> known = longest;
    if (known.size() < n) {
      known = ImmutableList.copyOf(Collections.nCopies(n, value));
      longest = known;
    }
    return known.subList(0, n);
  }
}
