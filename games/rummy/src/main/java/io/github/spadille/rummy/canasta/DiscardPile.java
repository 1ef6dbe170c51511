package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * The discard pile.
 *
 * @param cards the upcard last
 * @param condition whether it is frozen, or waits for a minimum
 */
public record DiscardPile(CardList<PlayingCard> cards, Condition condition) {
  /** How a pile can be taken. */
  public enum Condition {
    /** In every way. */
    FREE,
    /** It is frozen (CAN-42). */
    FROZEN,
    /** Its upcard has been taken, and the other cards wait for the minimum (CAN-38). */
    WAITING
  }

  static final DiscardPile NONE =
      new DiscardPile(CardList.empty(PlayingCard.FAMILY), Condition.FREE);

  /** Tells whether it is frozen. */
  public boolean frozen() {
    return condition == Condition.FROZEN;
  }

  /** Tells whether its upcard has been taken, and the other cards wait for the minimum. */
  public boolean waiting() {
    return condition == Condition.WAITING;
  }

  /** Returns the top card; there must be one. */
  public PlayingCard upcard() {
    return cards.bottom(); // The upcard is the last.
  }

  /** Returns this pile with one more card. */
  DiscardPile with(PlayingCard card) {
    boolean freezes = frozen() || Kinds.isWild(card) || Kinds.isRedThree(card); // CAN-42
    return new DiscardPile(cards.append(card), freezes ? Condition.FROZEN : Condition.FREE);
  }

  /** Returns this pile after its upcard has been taken. */
  DiscardPile withoutUpcard() { // CAN-43
    return new DiscardPile(cards.first(cards.size() - 1), Condition.WAITING);
  }

  /** Returns this pile without one of its cards. */
  DiscardPile without(PlayingCard card) {
    return new DiscardPile(cards.without(cards.indexOf(card)), condition);
  }
}
