package io.github.spadille.engine.table;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;

/**
 * One whole number for each seat (or each side): bids, tricks, chips.
 *
 * <p>Immutable, with value equality.
 */
public final class IntPerSeat {
  private final int[] values;

  private IntPerSeat(int[] values) {
    this.values = values;
  }

  /** Returns the same number for each of some seats. */
  public static IntPerSeat of(int seats, int value) {
    int[] values = new int[seats];
    Arrays.fill(values, value);
    return new IntPerSeat(values);
  }

  /** Returns the given numbers, that of seat 0 first. */
  public static IntPerSeat copyOf(int... values) {
    return new IntPerSeat(values.clone());
  }

  /**
   * Returns the number of a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public int get(int seat) {
    return values[seat];
  }

  /** Returns these numbers with another for one seat. */
  public IntPerSeat with(int seat, int value) {
    int[] changed = values.clone();
    changed[seat] = value;
    return new IntPerSeat(changed);
  }

  /** Returns these numbers with something added to that of one seat. */
  public IntPerSeat plus(int seat, int more) {
    return with(seat, values[seat] + more);
  }

  /** Returns the number of seats. */
  public int size() {
    return values.length;
  }

  /** Returns the sum. */
  public int sum() {
    int sum = 0;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  /** Tells whether some seat has this number. */
  public boolean contains(int value) {
    for (int each : values) {
      if (each == value) {
        return true;
      }
    }
    return false;
  }

  /** Returns the numbers as text, with a hyphen in place of one that stands for none. */
  public ImmutableList<String> words(int none) {
    ImmutableList.Builder<String> words = ImmutableList.builderWithExpectedSize(values.length);
    for (int value : values) {
      words.add(value == none ? "-" : Integer.toString(value));
    }
    return words.build();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof IntPerSeat && Arrays.equals(values, ((IntPerSeat) o).values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  /** Returns the numbers, joined by blanks. */
  @Override
  public String toString() {
    return com.google.common.base.Joiner.on(' ').join(words(Integer.MIN_VALUE));
  }
}
