package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.suitMask;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

/** The primiera count: the best card of each suit (SCO-30). */
final class Primiera {
  private static final Suit[] SUITS = Suit.values();
  private static final int[] VALUES = values(); // by index

  private Primiera() {}

  private static int[] values() {
    int[] values = new int[Long.SIZE];
    for (PlayingCard card : Scopa.PACK.set()) {
      values[card.index()] = value(card.rank());
    }
    return values;
  }

  /** Returns what some cards count: the sum over the suits, or 0 if they lack a suit. */
  static int count(CardSet<PlayingCard> cards) {
    int sum = 0;
    for (Suit suit : SUITS) {
      int best = 0;
      for (long rest = cards.low() & suitMask(suit); rest != 0; rest &= rest - 1) {
        best = Math.max(best, VALUES[Long.numberOfTrailingZeros(rest)]);
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
