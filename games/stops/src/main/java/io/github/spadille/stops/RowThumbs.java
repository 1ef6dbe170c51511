package io.github.spadille.stops;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;

/**
 * Rules of thumb of games in which suits are laid out in rows from the sevens: lay what lets the
 * own cards follow, and hold back what lets others go on. They look at the own hand alone.
 */
public final class RowThumbs {
  private static final int CARD = 30;
  private static final int HARMLESS = 60; // an ace or king: nobody goes on after it
  private static final int SUIT = 0xFFFF; // the bits of a suit
  private static final int SUIT_BITS = 16;

  private RowThumbs() {}

  /** Returns how a card weighs that may be laid: the more, the more own cards wait behind it. */
  public static int laid(CardSet<PlayingCard> hand, PlayingCard card, Rank first) {
    if (card.isJoker()) {
      return 1;
    }
    if (SuitRows.endsPile(card)) {
      return HARMLESS;
    }
    int waiting = countBehind(hand, card, first);
    return 1 + CARD * waiting * waiting;
  }

  /** Returns how many cards of a hand can be laid only after a card. */
  public static int countBehind(CardSet<PlayingCard> hand, PlayingCard card, Rank first) {
    if (card.isJoker()) {
      return 0;
    }
    if (card.is(first)) {
      return PlayingCards.countSuit(hand, card.suit()) - (hand.contains(card) ? 1 : 0);
    }
    int ofSuit = (int) (hand.low() >>> SUIT_BITS * card.suit().ordinal()) & SUIT;
    int rank = card.rank().ordinal();
    int upTo = (1 << rank) - 1;
    boolean up = card.rank().compareTo(first) > 0;
    return Integer.bitCount(up ? ofSuit & ~(upTo | 1 << rank) : ofSuit & upTo);
  }

  /**
   * Returns how far from the first card of its row a card is; the farther, the later it is laid.
   */
  public static int distance(PlayingCard card, Rank first) {
    return card.isJoker() ? 0 : Math.abs(card.rank().ordinal() - first.ordinal());
  }
}
