package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.ofSuit;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;

/** The primiera count: the best card of each suit (SCO-30). */
final class Primiera {
  private static final int[] FROM_ACE_TO_SEVEN = {16, 12, 13, 14, 15, 18, 21};
  private static final int COURT_CARD = 10;
  private static final Suit[] SUITS = Suit.values();

  private Primiera() {}

  /** Returns what some cards count: the sum over the suits, or 0 if they lack a suit. */
  static int count(CardSet<PlayingCard> cards) {
    int sum = 0;
    for (Suit suit : SUITS) {
      int best = 0;
      for (PlayingCard card : ofSuit(cards, suit)) {
        best = Math.max(best, value(card));
      }
      if (best == 0) {
        return 0;
      }
      sum += best;
    }
    return sum;
  }

  private static int value(PlayingCard card) {
    int rank = card.rank().ordinal();
    return rank < FROM_ACE_TO_SEVEN.length ? FROM_ACE_TO_SEVEN[rank] : COURT_CARD;
  }
}
