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
    /** The current player's turn begins. */
    TURN_BEGINS,
    /** The current player's turn ends. */
    TURN_ENDS,
    /** The sequence of twos ends, and the turn with it. */
    SEQUENCE_ENDS
  }

  /** Returns what one seat draws. */
  static Owed by(int seat, int count, After after) {
    return new Owed(seat, count, NO_OTHERS, after);
  }

  /**
   * Returns one card each for some seats in a row, which draw before the next turn.
   *
   * @param first the seat that draws first
   * @param seats how many seats draw
   */
  public static Owed oneEach(int first, int seats) {
    return new Owed(first, ONE_CARD, seats - 1, After.TURN_BEGINS);
  }

  /** Returns how many cards a part has, the cards of one seat; the first part is 0. */
  int due(int part) {
    return part == 0 ? count : ONE_CARD;
  }

  /**
   * Returns what is left when a part is drawn only partly.
   *
   * @param seat the seat that draws this part
   * @param drawn how many cards of it are drawn
   */
  Owed rest(int part, int seat, int drawn) {
    return new Owed(seat, due(part) - drawn, others - part, after);
  }
}
