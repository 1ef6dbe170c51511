package io.github.spadille.stops.crates;

/** Which way play goes round the table (CRT-5, CRT-36). */
public enum Direction {
  /** To the left, as at the start of each hand. */
  LEFT(1),
  /** To the right. */
  RIGHT(-1);

  private final int step; // from a seat's number to that of the next

  Direction(int step) {
    this.step = step;
  }

  /** Returns the other direction. */
  public Direction reversed() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /**
   * Returns the seat that is some places further on.
   *
   * @param places how many places
   * @param seats how many seats the table has
   */
  public int seatFrom(int seat, int places, int seats) {
    return Math.floorMod(seat + step * places, seats);
  }
}
