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
    return switch (rank) {
      case SEVEN -> 21;
      case SIX -> 18;
      case ACE -> 16;
      case FIVE -> 15;
      case FOUR -> 14;
      case THREE -> 13;
      case TWO -> 12;
      default -> 10;
    };
  }
}
