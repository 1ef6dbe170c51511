package io.github.spadille.rummy.canasta;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;

/**
 * By what terms a hand of Canasta is played, as far as a score pad must know them.
 *
 * @param pack the cards with which it is played
 * @param seats how many players there are
 * @param dealer the seat that deals
 * @param minimums the value of cards with which each side opens
 * @param canastasNeeded how many canastas a side needs to go out
 * @param handSize how many cards each player is dealt
 * @param charges what a side can be charged for
 */
record CanastaTerms(
    Deck<PlayingCard> pack,
    int seats,
    int dealer,
    PerSeat<Integer> minimums,
    int canastasNeeded,
    int handSize,
    ImmutableList<Charge> charges) {
  /**
   * Returns the terms of a hand.
   *
   * @param undealt the state before its shuffle
   */
  static CanastaTerms of(Deck<PlayingCard> pack, CanastaState undealt, CanastaOptions options) {
    int seats = undealt.hands().size();
    return new CanastaTerms(
        pack,
        seats,
        undealt.hand().dealer(),
        PerSeat.each(Side.COUNT, side -> undealt.sides().get(side).minimum()),
        options.canastasNeededFor(seats),
        options.handSizeFor(seats),
        charges(seats, options));
  }

  private static ImmutableList<Charge> charges(int seats, CanastaOptions options) { // CAN-74
    boolean hasPartners = seats > Side.COUNT; // CAN-52: only partners are asked.
    ImmutableList.Builder<Charge> charges = ImmutableList.builder();
    if (options.redThreesByHand()) {
      charges.add(Charge.RED_THREE_IN_HAND);
    }
    if (hasPartners) {
      charges.add(Charge.STAYING_IN);
    }
    if (hasPartners && options.outAfterNo()) {
      charges.add(Charge.OUT_AFTER_NO);
    }
    if (options.falseTake()) {
      charges.add(Charge.REACH_IN_VAIN);
    }
    return charges.build();
  }

  /** Returns the players of a side. */
  Seats players(int side) {
    return Side.seats(side, seats);
  }
}
