package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.ofSuit;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;

/** The primiera count: the best card of each suit (SCO-30). */
final class Primiera {
  /** What an ace counts, a two and so on to a seven; what others count. */
  private static final int[] VALUES = {16, 12, 13, 14, 15, 18, 21, 10};

  private static final Suit[] SUITS = Suit.values();

  private Primiera() {}

  /** Returns what some cards count: the sum over the suits, or 0 if they lack a suit. */
  static int count(CardSet<PlayingCard> cards) {
    int sum = 0;
    for (Suit suit : SUITS) {
      int best = 0;
      for (PlayingCard card : ofSuit(cards, suit)) {
        best = Math.max(best, VALUES[Math.min(card.rank().ordinal(), VALUES.length - 1)]);
      }
      if (best == 0) {
        return 0;
      }
      sum += best;
    }
    return sum;
  }
}
