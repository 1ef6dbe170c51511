package io.github.spadille.fishing.cassino;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;

/**
 * What of a hand of Cassino scores (CAS-34), whether it was counted in cards or entered by people.
 *
 * @param cards how many cards each side has won
 * @param spades how many spades each side has won
 * @param holders the side that has won each of {@link #SCORING}, or {@link Seats#NOBODY}
 * @param sweeps the seats that made a sweep, oldest first
 */
record CassinoCounts(
    IntPerSeat cards, IntPerSeat spades, ImmutableIntArray holders, ImmutableIntArray sweeps) {
  /** The cards that score by themselves, in the order in which they are counted. */
  static final ImmutableList<PlayingCard> SCORING =
      ImmutableList.copyOf(PlayingCard.cards("Td 2s As Ah Ad Ac"));

  /** Returns what scores at the end of a hand. */
  static CassinoCounts of(CassinoState ended) {
    ImmutableList<CardSet<PlayingCard>> won = ImmutableList.copyOf(ended.won());
    IntPerSeat cards = IntPerSeat.of(won.size(), 0);
    IntPerSeat spades = cards;
    for (int side = 0; side < won.size(); side++) {
      cards = cards.with(side, won.get(side).size());
      spades = spades.with(side, spades(won.get(side)));
    }
    ImmutableIntArray.Builder holders = ImmutableIntArray.builder(SCORING.size());
    for (PlayingCard card : SCORING) {
      holders.add(holder(won, card));
    }
    return new CassinoCounts(cards, spades, holders.build(), ended.hand().sweeps().log());
  }

  private static int holder(ImmutableList<CardSet<PlayingCard>> won, PlayingCard card) {
    for (int side = 0; side < won.size(); side++) {
      if (won.get(side).contains(card)) {
        return side;
      }
    }
    return Seats.NOBODY;
  }

  /** Returns how many of some cards are spades. */
  static int spades(CardSet<PlayingCard> cards) {
    return PlayingCards.countSuit(cards, Suit.SPADES);
  }
}
