package io.github.spadille.engine.seat;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.function.IntPredicate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Some seats of a table, in ascending order: who may act, who wins, who sees a card.
 *
 * <p>An immutable set of the numbers 0 to 15, equal to every {@link java.util.Set} with the same
 * numbers; methods that change it are unsupported. Every operation takes the same short time, and
 * the sets of up to ten seats are shared.
 */
public final class Seats extends AbstractSet<Integer> {
  /** Stands in place of a seat's number where there is no such seat: nobody has knocked. */
  public static final int NOBODY = -1;

  /** The sets of so many seats are made once: few tables are larger. */
  private static final int USUAL_SEATS = 10;

  private static final Seats[] USUAL = new Seats[1 << USUAL_SEATS];

  static {
    for (int bits = 0; bits < USUAL.length; bits++) {
      USUAL[bits] = new Seats(bits);
    }
  }

  private final int bits;

  private Seats(int bits) {
    this.bits = bits;
  }

  private static Seats ofBits(int bits) {
    return bits < USUAL.length ? USUAL[bits] : new Seats(bits);
  }

  /** Returns no seat. */
  public static Seats none() {
    return USUAL[0];
  }

  /**
   * Returns all seats of a table.
   *
   * @param seats how many there are, 0 to 16
   * @throws IllegalArgumentException if {@code seats} is not 0 to 16
   */
  public static Seats all(int seats) {
    checkArgument(seats >= 0 && seats <= Viewer.MAX_SEATS, "%s seats; expected 0 to 16", seats);
    return ofBits((1 << seats) - 1);
  }

  /**
   * Returns one seat.
   *
   * @throws IndexOutOfBoundsException if {@code seat} is not 0 to 15
   */
  public static Seats of(int seat) {
    return ofBits(1 << checked(seat));
  }

  /**
   * Returns several seats; a seat given twice counts once.
   *
   * @throws IndexOutOfBoundsException if a seat is not 0 to 15
   */
  public static Seats of(int first, int second, int... others) {
    int bits = 1 << checked(first) | 1 << checked(second);
    for (int seat : others) {
      bits |= 1 << checked(seat);
    }
    return ofBits(bits);
  }

  /**
   * Returns the given seats; a seat given twice counts once.
   *
   * @throws IndexOutOfBoundsException if a seat is not 0 to 15
   */
  public static Seats copyOf(Collection<Integer> seats) {
    int bits = 0;
    for (int seat : seats) {
      bits |= 1 << checked(seat);
    }
    return ofBits(bits);
  }

  /**
   * Returns the seats of a table for which something holds: {@code Seats.where(seats,
   * hands::isEmpty)}.
   *
   * @param seats how many seats the table has, 0 to 16
   * @param condition what holds for them; it is asked once for each seat, in ascending order
   * @throws IllegalArgumentException if {@code seats} is not 0 to 16
   */
  public static Seats where(int seats, IntPredicate condition) {
    return all(seats).where(condition);
  }

  /** Returns those of these seats for which something holds; it is asked in ascending order. */
  public Seats where(IntPredicate condition) {
    int chosen = 0;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      chosen |= condition.test(seat) ? 1 << seat : 0;
    }
    return ofBits(chosen);
  }

  private static int checked(int seat) {
    return checkSeat(seat, Viewer.MAX_SEATS);
  }

  /**
   * Returns a seat that a table has, as {@link java.util.Objects#checkIndex} returns an index.
   *
   * @param seats how many seats the table has
   * @throws IndexOutOfBoundsException if {@code seat} is negative or not less than {@code seats}
   */
  public static int checkSeat(int seat, int seats) {
    if (seat < 0 || seat >= seats) {
      throw new IndexOutOfBoundsException("seat " + seat + "; expected 0 to " + (seats - 1));
    }
    return seat;
  }

  /** Tells whether a seat is one of these; a number that is no seat never is. */
  public boolean contains(int seat) {
    return seat >= 0 && seat < Viewer.MAX_SEATS && (bits >> seat & 1) != 0;
  }

  // Unmarked, for Kotlin: where it takes both for one method it does not know `seat in seats`.
  @Override
  @NullUnmarked
  public boolean contains(Object seat) {
    return seat instanceof Integer number && contains(number.intValue());
  }

  /**
   * Returns these seats and another.
   *
   * @throws IndexOutOfBoundsException if {@code seat} is not 0 to 15
   */
  public Seats with(int seat) {
    return ofBits(bits | 1 << checked(seat));
  }

  /** Returns these seats except one. */
  public Seats without(int seat) {
    return contains(seat) ? ofBits(bits & ~(1 << seat)) : this;
  }

  /** Returns the seats that are among these or among the others. */
  public Seats or(Seats others) {
    return ofBits(bits | others.bits);
  }

  /** Returns the seats that are among these and among the others. */
  public Seats and(Seats others) {
    return ofBits(bits & others.bits);
  }

  /** Returns the seats that are among these and not among the others. */
  public Seats andNot(Seats others) {
    return ofBits(bits & ~others.bits);
  }

  /**
   * Returns the lowest of these seats.
   *
   * @throws NoSuchElementException if there is none
   */
  public int first() {
    if (bits == 0) {
      throw new NoSuchElementException("no seat");
    }
    return Integer.numberOfTrailingZeros(bits);
  }

  /**
   * Returns the first of these seats that comes after a seat, clockwise and once around the table;
   * the seat itself comes last.
   *
   * @throws NoSuchElementException if there is none
   */
  public int after(int seat) {
    if (bits == 0) {
      throw new NoSuchElementException("no seat");
    }
    // Twice around the table, without a branch: nobody can foresee where the table ends.
    long twice = (long) bits << Viewer.MAX_SEATS | bits;
    return Long.numberOfTrailingZeros(twice & -2L << seat) & Viewer.MAX_SEATS - 1;
  }

  /**
   * Returns these seats as one comes to them clockwise, from a seat on; the seat itself is the
   * first if it is one of them.
   */
  public ImmutableList<Integer> clockwiseFrom(int seat) {
    ImmutableList.Builder<Integer> clockwise = ImmutableList.builder();
    Seats before = new Seats(bits & (1 << seat) - 1);
    return clockwise.addAll(andNot(before)).addAll(before).build();
  }

  @Override
  public int size() {
    return Integer.bitCount(bits);
  }

  @Override
  public boolean isEmpty() {
    return bits == 0;
  }

  @Override
  public PrimitiveIterator.OfInt iterator() {
    return new Ascending(bits);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Seats seats ? seats.bits == bits : super.equals(o);
  }

  /** As {@link java.util.Set} asks: the sum of the numbers. */
  @Override
  public int hashCode() {
    int sum = 0;
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      sum += Integer.numberOfTrailingZeros(rest);
    }
    return sum;
  }

  /** Returns the numbers, {@code 0 2}, or {@code nobody}. */
  @Override
  public String toString() {
    if (bits == 0) {
      return "nobody";
    }
    StringBuilder text = new StringBuilder();
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      text.append(text.length() == 0 ? "" : " ").append(Integer.numberOfTrailingZeros(rest));
    }
    return text.toString();
  }

  private static final class Ascending implements PrimitiveIterator.OfInt {
    private int rest;

    Ascending(int bits) {
      this.rest = bits;
    }

    @Override
    public boolean hasNext() {
      return rest != 0;
    }

    @Override
    public int nextInt() {
      if (rest == 0) {
        throw new NoSuchElementException("no further seat");
      }
      int seat = Integer.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      return seat;
    }
  }
}
