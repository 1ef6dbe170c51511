package io.github.spadille.rummy.canasta;

import static io.github.spadille.rummy.canasta.Kinds.isRedThree;
import static io.github.spadille.rummy.canasta.Kinds.isWild;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * The discard pile.
 *
 * @param cards the upcard last
 * @param frozen whether it is frozen
 */
public record DiscardPile(CardList<PlayingCard> cards, boolean frozen) {
  static final DiscardPile NONE = new DiscardPile(CardList.empty(PlayingCard.FAMILY), false);

  /** Returns the pile that is turned up from the stock, which stays as it is. */
  static DiscardPile turnedFrom(CardList<PlayingCard> stock) { // CAN-8
    int turned = 1;
    while (isWild(stock.get(turned - 1)) || isRedThree(stock.get(turned - 1))) {
      turned++; // CAN-9
    }
    return new DiscardPile(stock.first(turned), turned > 1); // CAN-10
  }

  /**
   * Returns the top card.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  public PlayingCard upcard() {
    return cards.bottom();
  }

  /** Returns the cards under the upcard. */
  CardList<PlayingCard> rest() {
    return cards.first(cards.size() - 1);
  }

  /** Returns this pile with one more card. */
  DiscardPile with(PlayingCard card) {
    CardList<PlayingCard> more = cards.append(card);
    return new DiscardPile(more, frozen || isWild(card)); // CAN-42
  }

  /** Returns this pile after its upcard has been taken. */
  DiscardPile withoutUpcard() {
    CardList<PlayingCard> rest = rest();
    return new DiscardPile(rest, false); // CAN-43
  }
}
