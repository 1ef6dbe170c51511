package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.words.Phrase.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;

/**
 * The stock, the discards that become the next one, and what is still to be drawn.
 *
 * @param cards face down, the top first
 * @param discards the cards of finished tricks
 * @param drawer the seat that draws; -1 if nobody does
 * @param owed how many cards it has still to draw
 */
public record Stock(
    CardList<PlayingCard> cards, CardSet<PlayingCard> discards, int drawer, int owed) {
  /** Returns a stock without discards from which nobody draws. */
  static Stock of(CardList<PlayingCard> cards) {
    return new Stock(cards, noCards(), NOBODY, 0);
  }

  /** Returns this stock with other cards. */
  Stock with(CardList<PlayingCard> cards, CardSet<PlayingCard> discards) {
    return new Stock(cards, discards, drawer, owed);
  }

  /** Returns this stock while a seat draws some number of cards. */
  Stock drawing(int seat, int count) {
    return new Stock(cards, discards, seat, count);
  }

  /** Tells whether no card is left to draw, not even after a shuffle of the discards. */
  boolean isUsedUp() {
    return cards.isEmpty() && discards.isEmpty();
  }

  /** Returns the cards that are drawn at once: what is owed, or as many as the stock has. */
  CardList<PlayingCard> next() {
    return cards.first(Math.min(owed, cards.size()));
  }

  /** Returns this stock without these cards; nobody draws any more, unless it is to be renewed. */
  Stock drawn() {
    int count = next().size();
    Stock rest = with(cards.draw(count), discards);
    return needsDiscards() ? rest.drawing(drawer, owed - count) : rest.drawing(NOBODY, 0);
  }

  /** Tells whether the discards must be shuffled for a part of what is owed (PAG-16). */
  boolean needsDiscards() {
    return owed > cards.size() && !discards.isEmpty();
  }

  /** Tells whether more is owed than there is, with the discards. */
  boolean isShort() {
    return owed > cards.size() + discards.size();
  }
}
