package io.github.spadille.stops.crates;

import io.github.spadille.engine.seat.Seats;

/**
 * Cards that have still to be drawn, and what comes after that.
 *
 * @param seat the seat that draws first
 * @param count how many cards it draws
 * @param others how many seats draw one card each after it, in the direction of play
 * @param after what comes when all are drawn
 */
public record Owed(int seat, int count, int others, After after) {
  private static final int NO_CARD = 0;
  private static final int ONE_CARD = 1;
  private static final int NO_OTHERS = 0;

  /** Nothing is to be drawn. */
  public static final Owed NOTHING = new Owed(Seats.NOBODY, NO_CARD, NO_OTHERS, After.TURN_BEGINS);

  /** What comes when all is drawn. */
  public enum After {
    /** The turn of the seat begins that is in turn. */
    TURN_BEGINS,
    /** That turn ends. */
    TURN_ENDS,
    /** The sequence of twos ends, and the turn with it. */
    SEQUENCE_ENDS
  }

  /** Returns what one seat draws. */
  static Owed by(int seat, int count, After after) {
    return new Owed(seat, count, NO_OTHERS, after);
  }

  /** Returns one card for each of some seats, from one on, which draw before the next turn. */
  public static Owed oneEach(int first, int seats) {
    return new Owed(first, ONE_CARD, seats - 1, After.TURN_BEGINS);
  }

  /** Returns how many cards one of these seats draws; the first is 0. */
  int due(int i) {
    return i == 0 ? count : ONE_CARD;
  }

  /** Returns what is left when one of these seats has drawn some of its cards. */
  Owed rest(int i, int seat, int drawn) {
    return new Owed(seat, due(i) - drawn, others - i, after);
  }
}
