package io.github.spadille.engine.table;

import com.google.common.collect.ImmutableList;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** One value as often as it is asked for, in lists that are made once; thread-safe. */
final class RepeatedValue<T> {
  private static final int LONGEST_KEPT = 128;

  private final T value;

  /** The lists so far, by their size; threads that race make equal ones. */
  private final @Nullable ImmutableList<T>[] bySize;

  @SuppressWarnings({"unchecked", "rawtypes"}) // Filled with lists of the value.
  RepeatedValue(T value) {
    this.value = value;
    this.bySize = new ImmutableList[LONGEST_KEPT + 1];
  }

  ImmutableList<T> times(int n) {
    if (n > LONGEST_KEPT) {
      return copies(n);
    }
    ImmutableList<T> known = bySize[n];
    if (known == null) {
      known = copies(n);
      bySize[n] = known;
    }
    return known;
  }

  private ImmutableList<T> copies(int n) {
    return ImmutableList.copyOf(Collections.nCopies(n, value));
  }
}
