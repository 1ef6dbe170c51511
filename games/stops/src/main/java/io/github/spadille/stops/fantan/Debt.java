package io.github.spadille.stops.fantan;

import io.github.spadille.engine.state.Stakes;

/**
 * Chips that a seat owes since it passed falsely, and pays when the hand ends.
 *
 * @param from the seat that owes them
 * @param to the seat that gets them, or {@link #POT}
 * @param chips how many
 */
public record Debt(int from, int to, int chips) {
  /** Stands for the pot where a seat could stand. */
  public static final int POT = -1;

  /** Tells whether the chips go to the pot. */
  public boolean isToPot() {
    return to == POT;
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
