package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * The discard pile.
 *
 * @param cards the upcard last
 * @param frozen whether it is frozen
 * @param waiting whether its upcard has been taken, and the other cards wait for the minimum
 */
public record DiscardPile(CardList<PlayingCard> cards, boolean frozen, boolean waiting) {
  static final DiscardPile NONE = new DiscardPile(CardList.empty(PlayingCard.FAMILY), false, false);

  /** Returns the top card; there must be one. */
  public PlayingCard upcard() {
    return cards.bottom(); // The upcard is the last.
  }

  /** Returns this pile with one more card. */
  DiscardPile with(PlayingCard card) {
    boolean freezes = Kinds.isWild(card) || Kinds.isRedThree(card); // CAN-42
    return new DiscardPile(cards.append(card), frozen || freezes, false);
  }

  /** Returns this pile after its upcard has been taken. */
  DiscardPile withoutUpcard() { // CAN-43
    return new DiscardPile(cards.first(cards.size() - 1), false, true);
  }

  /** Returns this pile without one of its cards. */
  DiscardPile without(PlayingCard card) {
    return new DiscardPile(cards.without(cards.indexOf(card)), frozen, waiting);
  }
}
