package io.github.spadille.stops.crates;

import com.google.common.collect.ImmutableList;

/**
 * Cards that have still to be drawn, and what comes after that.
 *
 * @param draws who draws how many, in order
 * @param after what comes when all are drawn
 */
public record Owed(ImmutableList<Draws> draws, After after) {
  /** Nothing is to be drawn. */
  static final Owed NOTHING = new Owed(ImmutableList.of(), After.TURN_BEGINS);

  /**
   * Cards that a seat has to draw.
   *
   * @param seat the seat
   * @param count how many, at least one
   */
  public record Draws(int seat, int count) {
    /** Returns the seat and the number: {@code 2 3}. */
    @Override
    public String toString() {
      return seat + " " + count;
    }
  }

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
    return new Owed(ImmutableList.of(new Draws(seat, count)), after);
  }

  /** Returns one card for each of some seats, which draw them before the next turn. */
  static Owed oneEach(int... seats) {
    ImmutableList.Builder<Draws> draws = ImmutableList.builderWithExpectedSize(seats.length);
    for (int seat : seats) {
      draws.add(new Draws(seat, 1));
    }
    return new Owed(draws.build(), After.TURN_BEGINS);
  }

  /** Returns this from one of its draws on, of which so many cards are left to draw. */
  Owed from(int number, int count) {
    return new Owed(
        ImmutableList.<Draws>builder()
            .add(new Draws(draws.get(number).seat(), count))
            .addAll(draws.subList(number + 1, draws.size()))
            .build(),
        after);
  }
}
