package io.github.spadille.engine.seat;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One whole number for each seat (or each side): bids, tricks, chips.
 *
 * <p>Immutable, with value equality. Up to eight numbers from -128 to 127 take one small object;
 * others take an array.
 */
public final class IntPerSeat {
  private static final int MAX_PACKED = 8;

  /** A bit in each eighth of a word. */
  private static final long LOWEST_BITS = 0x0101_0101_0101_0101L;

  private static final long HIGHEST_BITS = LOWEST_BITS << 7;
  private static final long EVERY_OTHER = 0x00FF_00FF_00FF_00FFL;

  private final int size;

  /** The numbers, that of seat 0 in the lowest eight bits; 0 beyond the last, or if not packed. */
  private final long packed;

  /** The numbers if they are not packed; never written after construction. */
  private final int @Nullable [] wide;

  private IntPerSeat(int size, long packed, int @Nullable [] wide) {
    this.size = size;
    this.packed = packed;
    this.wide = wide;
  }

  private static IntPerSeat ofPacked(int size, long packed) {
    return new IntPerSeat(size, packed, null);
  }

  /** Keeps the array, unless the numbers can be packed: equal ones are always held the same way. */
  private static IntPerSeat ofArray(int[] values) {
    if (values.length > MAX_PACKED) {
      return new IntPerSeat(values.length, 0, values);
    }
    long packed = 0;
    for (int seat = 0; seat < values.length; seat++) {
      if (!isSmall(values[seat])) {
        return new IntPerSeat(values.length, 0, values);
      }
      packed |= (values[seat] & 0xFFL) << 8 * seat;
    }
    return ofPacked(values.length, packed);
  }

  private static boolean isSmall(int value) {
    return (byte) value == value;
  }

  /** The bits of the first numbers. */
  private static long firstBits(int size) {
    return size == 0 ? 0 : -1L >>> 8 * (MAX_PACKED - size);
  }

  /**
   * Returns the same number for each of some seats.
   *
   * @throws IllegalArgumentException if {@code seats} is negative
   */
  public static IntPerSeat of(int seats, int value) {
    checkArgument(seats >= 0, "%s seats; expected 0 or more", seats);
    int[] values = new int[seats];
    Arrays.fill(values, value);
    return ofArray(values);
  }

  /** Returns the given numbers, that of seat 0 first. */
  public static IntPerSeat copyOf(int... values) {
    return ofArray(values.clone());
  }

  /**
   * Returns the number of a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public int get(int seat) {
    Objects.checkIndex(seat, size);
    return wide == null ? (byte) (packed >>> 8 * seat) : wide[seat];
  }

  /**
   * Returns these numbers with another for one seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public IntPerSeat with(int seat, int value) {
    Objects.checkIndex(seat, size);
    return wide == null && isSmall(value)
        ? ofPacked(size, packed & ~(0xFFL << 8 * seat) | (value & 0xFFL) << 8 * seat)
        : withWide(seat, value);
  }

  private IntPerSeat withWide(int seat, int value) {
    int[] changed = toArray();
    changed[seat] = value;
    return ofArray(changed);
  }

  private int[] toArray() {
    int[] values = new int[size];
    for (int seat = 0; seat < size; seat++) {
      values[seat] = get(seat);
    }
    return values;
  }

  /**
   * Returns these numbers with something added to that of one seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public IntPerSeat plus(int seat, int more) {
    return with(seat, get(seat) + more);
  }

  /** Returns the number of seats. */
  public int size() {
    return size;
  }

  /** Returns the sum. */
  public int sum() {
    if (wide == null) {
      return sumOfPacked();
    }
    int sum = 0;
    for (int value : wide) {
      sum += value;
    }
    return sum;
  }

  private int sumOfPacked() {
    long raised = packed ^ HIGHEST_BITS; // Each number plus 128, so that none is negative.
    long pairs = (raised & EVERY_OTHER) + (raised >>> 8 & EVERY_OTHER);
    return (int) (pairs * 0x0001_0001_0001_0001L >>> 48) - MAX_PACKED * 128;
  }

  /** Tells whether some seat has this number. */
  public boolean contains(int value) {
    if (wide == null) {
      return isSmall(value) && packedContains(value);
    }
    for (int each : wide) {
      if (each == value) {
        return true;
      }
    }
    return false;
  }

  private boolean packedContains(int value) {
    // A number that equals the value becomes 0; those beyond the last do not.
    long others = packed ^ LOWEST_BITS * (value & 0xFF) | ~firstBits(size);
    return ((others - LOWEST_BITS) & ~others & HIGHEST_BITS) != 0;
  }

  /** Returns the numbers as text, with a hyphen in place of one that stands for none. */
  public ImmutableList<String> words(int none) {
    ImmutableList.Builder<String> words = ImmutableList.builderWithExpectedSize(size);
    for (int seat = 0; seat < size; seat++) {
      int value = get(seat);
      words.add(value == none ? "-" : Integer.toString(value));
    }
    return words.build();
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof IntPerSeat other
        && other.size == size
        && other.packed == packed
        && Arrays.equals(other.wide, wide);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(toArray());
  }

  /** Returns the numbers, joined by blanks. */
  @Override
  public String toString() {
    return Joiner.on(' ').join(words(Integer.MIN_VALUE));
  }
}
