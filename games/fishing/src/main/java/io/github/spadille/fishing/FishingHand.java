package io.github.spadille.fishing;

import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.ScoreSheet;

/**
 * What stays the same while a hand of a fishing game is played: its number, its dealer, the points.
 *
 * <p>The deal passes round the table, and the last seat deals first. Immutable, with value
 * equality.
 *
 * @param number the number of the hand, from 1
 * @param dealer the seat that deals it
 * @param sheet every point given
 */
public record FishingHand(int number, int dealer, ScoreSheet sheet) implements HandState.Hand {
  /** Returns the first hand of a game. */
  public static FishingHand first(int seats) {
    return new FishingHand(1, seats - 1, ScoreSheet.empty(seats));
  }

  /** Returns the next hand: the next seat deals, and the points stay. */
  public FishingHand next(int seats) {
    return new FishingHand(number + 1, dealer + 1 == seats ? 0 : dealer + 1, sheet);
  }

  /** Returns this hand with other points. */
  public FishingHand withSheet(ScoreSheet sheet) {
    return new FishingHand(number, dealer, sheet);
  }
}
