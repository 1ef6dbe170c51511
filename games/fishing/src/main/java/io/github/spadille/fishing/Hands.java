package io.github.spadille.fishing;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.table.PerSeat;

/** Questions about the hands of all seats. */
public final class Hands {
  private Hands() {}

  /** Tells whether no seat holds a card. */
  public static boolean areEmpty(PerSeat<? extends CardSet<?>> hands) {
    for (int seat = 0; seat < hands.size(); seat++) {
      if (!hands.get(seat).isEmpty()) {
        return false;
      }
    }
    return true;
  }
}
