package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.ofSuit;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

/** Following suit, and plain ranking with the ace high. */
public final class Suits {
  private static final int TRUMP = 100;

  private Suits() {}

  /** Returns the cards of a hand that follow suit, or the whole hand if none does. */
  public static CardSet<PlayingCard> following(CardSet<PlayingCard> hand, Suit led) {
    CardSet<PlayingCard> same = ofSuit(hand, led);
    return same.isEmpty() ? hand : same;
  }

  /**
   * Returns the strength of a rank with the ace high: 1 for a two, 12 for a king, 13 for an ace.
   */
  public static int aceHigh(Rank rank) {
    return rank == Rank.ACE ? 13 : rank.ordinal();
  }

  /**
   * Returns the order in which the highest trump wins, or else the highest card of the suit led.
   */
  public static Trick.Order trumps(Suit trump) {
    return (card, led) -> {
      if (card.is(trump)) {
        return TRUMP + aceHigh(card.rank());
      }
      return card.is(led.suit()) ? aceHigh(card.rank()) : -1;
    };
  }
}
