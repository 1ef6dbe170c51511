package io.github.spadille.tricktaking.fivehundred;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Dealing;
import java.util.Arrays;

/** In which order the cards are dealt to the seats and the kitty (FIV-5, FIV-6). */
final class DealOrder {
  /** The number of cards in the kitty. */
  static final int KITTY = 3; // FIV-5

  private final int seats;

  /**
   * Where each card goes, from the top of the pack: how many places to the left of the seat that is
   * dealt to first, or the number of seats for the kitty.
   */
  private final int[] places;

  DealOrder(int seats, FiveHundredOptions options) {
    this.seats = seats;
    this.places = places(seats, options.deal() == Dealing.SINGLY);
  }

  private static int[] places(int seats, boolean singly) {
    int[] rounds = singly ? new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1} : new int[] {3, 4, 3};
    int[] toKitty = singly ? new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 3} : new int[] {1, 1, 1};
    int[] places = new int[seats * FiveHundred.TRICKS + KITTY];
    int next = 0;
    for (int round = 0; round < rounds.length; round++) {
      for (int place = 0; place < seats; place++) {
        Arrays.fill(places, next, next + rounds[round], place);
        next += rounds[round];
      }
      Arrays.fill(places, next, next + toKitty[round], seats); // FIV-7
      next += toKitty[round];
    }
    return places;
  }

  /**
   * Returns a state after the deal.
   *
   * @param state the state before the shuffle of the hand
   * @param cards the shuffled pack
   * @param first the seat that is dealt to first
   */
  FiveHundredState deal(FiveHundredState state, CardList<PlayingCard> cards, int first) {
    long ones = 0;
    long twos = 0;
    long fours = 0;
    long kitty = 0;
    for (int i = 0; i < places.length; i++) {
      long bit = 1L << cards.indexAt(i);
      if (places[i] == seats) {
        kitty |= bit;
      } else {
        int number = 1 + seatFrom(first, places[i]); // as CardsPerSeat has it
        ones |= bit & -(number & 1);
        twos |= bit & -(number >> 1 & 1);
        fours |= bit & -(number >> 2);
      }
    }
    return state.dealt(
        first,
        CardsPerSeat.ofWords(PlayingCard.FAMILY, seats, ones, twos, fours),
        kitty,
        cards.draw(places.length));
  }

  private int seatFrom(int first, int place) {
    int seat = first + place;
    return seat < seats ? seat : seat - seats;
  }
}
