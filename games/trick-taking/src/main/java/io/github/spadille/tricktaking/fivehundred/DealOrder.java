package io.github.spadille.tricktaking.fivehundred;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/** In which order the cards are dealt to the seats and the kitty (FIV-5, FIV-6). */
final class DealOrder {
  private static final int KITTY = 3;

  private final boolean singly;

  /** Where in the pack those cards lie that a deal of one at a time gives to the same places. */
  private final int[] batches;

  DealOrder(int seats, FiveHundredOptions options) {
    this.singly = options.singly();
    this.batches = new int[seats * FiveHundred.TRICKS + KITTY];
    int next = 0;
    int dealt = 0; // to each seat
    int kitty = seats * FiveHundred.TRICKS;
    for (int batch : new int[] {3, 4, 3}) {
      for (int place = 0; place < seats; place++) {
        for (int i = dealt; i < dealt + batch; i++) {
          batches[i * seats + place] = next++;
        }
      }
      batches[kitty++] = next++; // FIV-7
      dealt += batch;
    }
  }

  /** Returns the cards in the order of a deal of one at a time to each seat, the kitty last. */
  CardList<PlayingCard> oneAtATime(CardList<PlayingCard> shuffled) {
    return singly ? shuffled.first(batches.length) : shuffled.pick(batches);
  }
}
