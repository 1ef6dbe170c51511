package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.card.PlayingCards.suitMask;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Arrays;

/** Following suit, and plain ranking with the ace high. */
public final class Suits {
  private static final int TRUMP = 100;

  private static final ImmutableList<Trick.Order> TRUMPS =
      Arrays.stream(Suit.values()).map(Suits::order).collect(ImmutableList.toImmutableList());

  private Suits() {}

  /** Returns the cards of a hand that may be played to a trick where suit must be followed. */
  public static CardSet<PlayingCard> playable(CardSet<PlayingCard> hand, Trick trick) {
    // One set is made in every case: the compiler then need not make it at all.
    long mask = trick.isEmpty() ? -1L : followingMask(hand, trick.led().suit());
    return CardSet.ofBits(PlayingCard.FAMILY, hand.low() & mask, hand.high() & mask);
  }

  private static long followingMask(CardSet<PlayingCard> hand, Suit led) {
    return hasSuit(hand, led) ? suitMask(led) : -1L;
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
    return TRUMPS.get(trump.ordinal());
  }

  private static Trick.Order order(Suit trump) {
    return (card, led) -> {
      if (card.is(trump)) {
        return TRUMP + aceHigh(card.rank());
      }
      return card.is(led.suit()) ? aceHigh(card.rank()) : -1;
    };
  }
}
