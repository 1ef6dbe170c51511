package io.github.spadille.engine.move;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;

/**
 * Some of the numbers 0 to 63: the tricks that may be bid, the builds that a card takes.
 *
 * <p>Immutable, with value equality. A set is one word.
 */
public final class NumberSet {
  private static final NumberSet NONE = new NumberSet(0);

  private final long bits;

  private NumberSet(long bits) {
    this.bits = bits;
  }

  private static NumberSet of(long bits) {
    return new NumberSet(bits);
  }

  /** Returns no number. */
  public static NumberSet none() {
    return NONE;
  }

  /**
   * Returns the numbers {@code from} to {@code to}, both included; none if {@code to} is less than
   * {@code from}.
   *
   * @throws IllegalArgumentException if one that would be included is not 0 to 63
   */
  public static NumberSet range(int from, int to) {
    if (to < from) {
      return NONE;
    }
    checkArgument(from >= 0 && to < Long.SIZE, "%s to %s; expected 0 to 63", from, to);
    return of(-1L >>> Long.SIZE - 1 - to + from << from);
  }

  /**
   * Returns these numbers and one more.
   *
   * @throws IllegalArgumentException if it is not 0 to 63
   */
  public NumberSet with(int number) {
    if (number < 0 || number >= Long.SIZE) {
      throw new IllegalArgumentException(number + "; expected 0 to 63");
    }
    return of(bits | 1L << number);
  }

  /** Returns these numbers except one, which need not be among them. */
  public NumberSet without(int number) {
    return of(number < 0 || number >= Long.SIZE ? bits : bits & ~(1L << number));
  }

  /** Returns the numbers that are among these or among others. */
  public NumberSet union(NumberSet others) {
    return of(bits | others.bits);
  }

  /** Returns these numbers if a condition holds, else none. */
  public NumberSet when(boolean condition) {
    return of(condition ? bits : 0);
  }

  /** Tells whether there is no number. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Tells whether a number is one of these. */
  public boolean contains(int number) {
    return number >= 0 && number < Long.SIZE && (bits >>> number & 1) != 0;
  }

  /** Returns the numbers, rising. */
  public ImmutableList<Integer> asList() {
    if (bits == 0) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Integer> numbers = ImmutableList.builder();
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      numbers.add(Long.numberOfTrailingZeros(rest));
    }
    return numbers.build();
  }

  /** Bit i stands for the number i. */
  long bits() {
    return bits;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof NumberSet other && other.bits == bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }

  /** Returns the numbers, rising, joined by blanks. */
  @Override
  public String toString() {
    return Joiner.on(' ').join(asList());
  }
}
