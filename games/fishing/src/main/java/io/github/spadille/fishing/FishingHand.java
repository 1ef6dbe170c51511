package io.github.spadille.fishing;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;

/**
 * A hand in the sense of a deal and the play that follows: its number, its dealer, the sweeps, and
 * the points so far. The cards that a seat holds are in the state of the game.
 *
 * <p>The deal passes round the table, and the last seat deals first. Immutable, with value
 * equality.
 *
 * @param number the number of the hand, from 1
 * @param dealer the seat that deals it
 * @param sides how many sides win cards: each seat for itself, or each partnership
 * @param sweeps the sweeps of this hand
 * @param sheet every point given
 */
public record FishingHand(int number, int dealer, int sides, Sweeps sweeps, ScoreSheet sheet)
    implements HandState.Hand {
  private static final int FIRST = 1;

  /** Returns the first hand of a game. */
  public static FishingHand first(int seats, int sides) {
    return begun(FIRST, seats - 1, sides, ScoreSheet.empty(seats));
  }

  private static FishingHand begun(int number, int dealer, int sides, ScoreSheet sheet) {
    return new FishingHand(number, dealer, sides, Sweeps.NONE, sheet);
  }

  /** Returns the side of a seat: itself, or its partnership. */
  public int side(int seat) {
    return seat % sides;
  }

  /** Returns the players of a side: one, or the partners. */
  public Seats players(int side) {
    return Seats.where(sheet.seats(), seat -> side(seat) == side);
  }

  /** Returns the next hand: the next seat deals, and the points stay. */
  public FishingHand next(int seats) {
    return begun(number + 1, dealer + 1 == seats ? 0 : dealer + 1, sides, sheet);
  }

  /** Returns this hand with one more sweep, marked by the card that made it. */
  public FishingHand swept(int seat, PlayingCard marker) {
    return new FishingHand(number, dealer, sides, sweeps.plus(seat, marker), sheet);
  }

  /** Returns this hand with other points. */
  public FishingHand withSheet(ScoreSheet sheet) {
    return new FishingHand(number, dealer, sides, sweeps, sheet);
  }
}
