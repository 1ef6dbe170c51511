package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.ofSuit;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

/** The primiera count: the best card of each suit (SCO-30). */
final class Primiera {
  private Primiera() {}

  /** Returns what some cards count: the sum over the suits, or 0 if they lack a suit. */
  static int count(CardSet<PlayingCard> cards) {
    int sum = 0;
    for (Suit suit : Suit.values()) {
      int best = 0;
      for (PlayingCard card : ofSuit(cards, suit)) {
        best = Math.max(best, value(card.rank()));
      }
      if (best == 0) {
        return 0;
      }
      sum += best;
    }
    return sum;
  }

  private static int value(Rank rank) {
    switch (rank) {
      case SEVEN:
        return 21;
      case SIX:
        return 18;
      case ACE:
        return 16;
      case FIVE:
        return 15;
      case FOUR:
        return 14;
      case THREE:
        return 13;
      case TWO:
        return 12;
      default:
        return 10;
    }
  }
}
