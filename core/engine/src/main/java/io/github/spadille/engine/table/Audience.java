package io.github.spadille.engine.table;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.function.IntFunction;

/**
 * Who sees a card or a fact: all, nobody, or some seats.
 *
 * <p>A bystander sees only what all see. Immutable, with value equality.
 */
public final class Audience {
  /** Every seat and every bystander. */
  public static final Audience ALL = new Audience(Seats.all(Viewer.MAX_SEATS), true);

  /** No viewer at all. */
  public static final Audience NOBODY = new Audience(Seats.none(), false);

  private static final Audience[] SINGLE = new Audience[Viewer.MAX_SEATS];

  static {
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      SINGLE[seat] = new Audience(Seats.of(seat), false);
    }
  }

  private final Seats seats;
  private final boolean bystanders;
  private final RepeatedValue<Audience> copies = new RepeatedValue<>(this);

  private Audience(Seats seats, boolean bystanders) {
    this.seats = seats;
    this.bystanders = bystanders;
  }

  /**
   * Returns the audience of one seat alone.
   *
   * @throws IndexOutOfBoundsException if {@code seat} is not 0 to 15
   */
  public static Audience seat(int seat) {
    return SINGLE[Seats.checkSeat(seat, Viewer.MAX_SEATS)];
  }

  /** Returns the audience of some seats, without bystanders. */
  public static Audience of(Seats seats) {
    if (seats.size() > 1) {
      return new Audience(seats, false);
    }
    return seats.isEmpty() ? NOBODY : SINGLE[seats.first()];
  }

  /** Tells whether a viewer belongs to this audience. */
  public boolean includes(Viewer viewer) {
    return viewer.isSeat() ? seats.contains(viewer.seat()) : bystanders;
  }

  /** Returns this audience once for each of {@code n} cards or words. */
  ImmutableList<Audience> times(int n) {
    return copies.times(n);
  }

  /** Returns the audiences of {@code n} cards or words, by position. */
  static ImmutableList<Audience> each(int n, IntFunction<Audience> audienceOfEach) {
    ImmutableList.Builder<Audience> audiences = ImmutableList.builderWithExpectedSize(n);
    for (int i = 0; i < n; i++) {
      audiences.add(audienceOfEach.apply(i));
    }
    return audiences.build();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Audience other
        && other.bystanders == bystanders
        && other.seats.equals(seats);
  }

  @Override
  public int hashCode() {
    return bystanders ? -1 : seats.hashCode();
  }

  /** Returns {@code all}, {@code nobody} or the seats' numbers. */
  @Override
  public String toString() {
    return bystanders ? "all" : seats.toString();
  }
}
