package io.github.spadille.stops.fantan;

import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Stakes;

/**
 * Chips that a seat owes since it passed falsely, and pays when the hand ends.
 *
 * @param from the seat that owes them
 * @param to the seat that gets them, or {@link Seats#NOBODY} if they go to the pot
 * @param chips how many
 */
public record Debt(int from, int to, int chips) {
  /** Returns chips that a seat owes to the pot. */
  public static Debt toPot(int from, int chips) {
    return new Debt(from, Seats.NOBODY, chips);
  }

  /** Returns chips that a seat owes to another. */
  public static Debt toSeat(int from, int to, int chips) {
    return new Debt(from, to, chips);
  }

  /** Tells whether the chips go to the pot. */
  public boolean isToPot() {
    return to == Seats.NOBODY;
  }

  /** Returns the stakes after these chips were paid. */
  Stakes paid(Stakes stakes, int hand) { // FAN-25
    return isToPot()
        ? stakes.pay(hand, "FAN-21", from, chips)
        : stakes.pay(hand, "FAN-22", from, to, chips);
  }

  /** Returns this debt as a word: {@code 3>pot:3}, {@code 3>1:5}. */
  @Override
  public String toString() {
    return from + ">" + (isToPot() ? "pot" : Integer.toString(to)) + ':' + chips;
  }
}
