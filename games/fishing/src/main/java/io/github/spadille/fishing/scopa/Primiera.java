package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.ofSuit;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Arrays;

/** The primiera count: the best card of each suit (SCO-30). */
final class Primiera {
  private static final int[] VALUES =
      Arrays.stream(Rank.values()).mapToInt(Primiera::value).toArray();

  private Primiera() {}

  /** Returns what some cards count: the sum over the suits, or 0 if they lack a suit. */
  static int count(CardSet<PlayingCard> cards) {
    int sum = 0;
    for (Suit suit : Suit.values()) {
      int best = 0;
      for (PlayingCard card : ofSuit(cards, suit)) {
        best = Math.max(best, VALUES[card.rank().ordinal()]);
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
