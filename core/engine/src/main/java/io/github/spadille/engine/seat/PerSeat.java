package io.github.spadille.engine.seat;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.FixedList;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * One value for each seat (or each side): hands, piles of tricks.
 *
 * <p>An immutable {@link java.util.List} whose index is the seat's number; methods that change it
 * are unsupported.
 *
 * @param <T> the values, immutable themselves
 */
public final class PerSeat<T> extends FixedList<T> {
  private final Object[] values;

  private PerSeat(Object[] values) {
    this.values = values;
  }

  /**
   * Returns the same value for each of some seats.
   *
   * @throws IllegalArgumentException if {@code seats} is negative
   */
  public static <T> PerSeat<T> of(int seats, T value) {
    Object[] values = room(seats);
    Arrays.fill(values, Objects.requireNonNull(value));
    return new PerSeat<>(values);
  }

  /**
   * Returns what a function gives for each of some seats.
   *
   * @throws IllegalArgumentException if {@code seats} is negative
   */
  public static <T> PerSeat<T> each(int seats, IntFunction<? extends T> value) {
    Object[] values = room(seats);
    for (int seat = 0; seat < seats; seat++) {
      values[seat] = Objects.requireNonNull(value.apply(seat));
    }
    return new PerSeat<>(values);
  }

  private static Object[] room(int seats) {
    checkArgument(seats >= 0, "%s seats; expected 0 or more", seats);
    return new Object[seats];
  }

  /** Returns the given values, that of seat 0 first. */
  public static <T> PerSeat<T> copyOf(java.util.Collection<? extends T> values) {
    return new PerSeat<>(com.google.common.collect.ImmutableList.copyOf(values).toArray());
  }

  /**
   * Returns the given values, that of seat 0 first.
   *
   * @param values is kept, so it must not change any more
   */
  static <T> PerSeat<T> ofArray(T[] values) {
    return new PerSeat<>(values);
  }

  /**
   * Returns the value of a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  @Override
  @SuppressWarnings("unchecked") // Only values of the type are put in.
  public T get(int seat) {
    return (T) values[seat];
  }

  /**
   * Returns these values with another for one seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public PerSeat<T> with(int seat, T value) {
    Object[] changed = Arrays.copyOf(values, values.length, Object[].class);
    changed[seat] = Objects.requireNonNull(value);
    return new PerSeat<>(changed);
  }

  /** Returns the number of seats. */
  @Override
  public int size() {
    return values.length;
  }
}
