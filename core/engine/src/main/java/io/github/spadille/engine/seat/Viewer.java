package io.github.spadille.engine.seat;

/**
 * Somebody who looks at the table: a seat, or a bystander who sees what everybody sees.
 *
 * <p>Seats are numbered from 0. Instances are shared; equality is identity.
 */
public final class Viewer {
  /** Most seats that a game can have. */
  public static final int MAX_SEATS = 16;

  private static final Viewer BYSTANDER = new Viewer(-1);
  private static final Viewer[] SEATS = new Viewer[MAX_SEATS];

  static {
    for (int seat = 0; seat < MAX_SEATS; seat++) {
      SEATS[seat] = new Viewer(seat);
    }
  }

  private final int number;

  private Viewer(int number) {
    this.number = number;
  }

  /**
   * Returns the player at a seat.
   *
   * @throws IndexOutOfBoundsException if {@code seat} is not 0 to 15
   */
  public static Viewer seat(int seat) {
    return SEATS[Seats.checkSeat(seat, MAX_SEATS)];
  }

  /** Returns the viewer who holds no seat. */
  public static Viewer bystander() {
    return BYSTANDER;
  }

  /** Tells whether this viewer holds a seat. */
  public boolean isSeat() {
    return number >= 0;
  }

  /** Tells whether this viewer holds the given seat. */
  public boolean isSeat(int seat) {
    return number == seat && number >= 0;
  }

  /**
   * Returns the number of this viewer's seat.
   *
   * @throws IllegalStateException if this is the bystander
   */
  public int seat() {
    if (number < 0) {
      throw new IllegalStateException("a bystander has no seat");
    }
    return number;
  }

  /** Returns the seat's number, or {@code bystander}. */
  @Override
  public String toString() {
    return number < 0 ? "bystander" : Integer.toString(number);
  }
}
