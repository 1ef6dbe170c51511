package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.tricktaking.Trick;

/**
 * The stock, and the discards that become the next one.
 *
 * @param cards face down, the top first
 * @param discards the cards of finished tricks
 */
public record Stock(CardList<PlayingCard> cards, CardSet<PlayingCard> discards) {
  /** Returns a stock without discards. */
  static Stock of(CardList<PlayingCard> cards) {
    return new Stock(cards, noCards());
  }

  /** Tells whether no card is left to draw, not even after a shuffle of the discards. */
  boolean isUsedUp() {
    return cards.isEmpty() && discards.isEmpty();
  }

  /** Returns how many of some cards can be drawn before the discards are shuffled. */
  int available(int count) {
    return Math.min(count, cards.size());
  }

  /** Returns this stock after cards were drawn from the top. */
  Stock drawn(int count) {
    return new Stock(cards.draw(count), discards);
  }

  /** Returns this stock after a trick was discarded (PAG-15). */
  Stock withDiscarded(Trick trick) {
    return new Stock(cards, discards.union(trick.toSet()));
  }
}
