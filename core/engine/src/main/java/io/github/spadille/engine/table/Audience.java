package io.github.spadille.engine.table;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.function.IntFunction;

/**
 * Who sees a card or a fact: all, nobody, or some seats.
 *
 * <p>A bystander sees only what all see. Immutable, with value equality.
 */
public final class Audience {
  /** Every seat and every bystander. */
  public static final Audience ALL = new Audience(-1);

  /** No viewer at all. */
  public static final Audience NOBODY = new Audience(0);

  private static final Audience[] SINGLE = new Audience[Viewer.MAX_SEATS];

  static {
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      SINGLE[seat] = new Audience(1 << seat);
    }
  }

  private final int seats;
  private final Copies<Audience> copies = new Copies<>(this);

  private Audience(int seats) {
    this.seats = seats;
  }

  /**
   * Returns the audience of one seat alone.
   *
   * @throws IllegalArgumentException if {@code seat} is not 0 to 15
   */
  public static Audience seat(int seat) {
    checkArgument(seat >= 0 && seat < Viewer.MAX_SEATS, "seat %s; expected 0 to 15", seat);
    return SINGLE[seat];
  }

  /**
   * Returns the audience of some seats.
   *
   * @param seats bit i stands for seat i
   * @throws IllegalArgumentException if a bit above 15 is set
   */
  public static Audience seats(int seats) {
    checkArgument((seats >>> Viewer.MAX_SEATS) == 0, "seats %s; expected bits 0 to 15", seats);
    return seats == 0 ? NOBODY : new Audience(seats);
  }

  /** Tells whether a viewer belongs to this audience. */
  public boolean includes(Viewer viewer) {
    return seats == -1 || (viewer.isSeat() && (seats >> viewer.seat() & 1) != 0);
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
    return o instanceof Audience && ((Audience) o).seats == seats;
  }

  @Override
  public int hashCode() {
    return seats;
  }

  /** Returns {@code all}, {@code nobody} or the seats' numbers. */
  @Override
  public String toString() {
    if (seats == -1) {
      return "all";
    }
    if (seats == 0) {
      return "nobody";
    }
    StringBuilder text = new StringBuilder();
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      if ((seats >> seat & 1) != 0) {
        text.append(text.length() == 0 ? "" : " ").append(seat);
      }
    }
    return text.toString();
  }
}
