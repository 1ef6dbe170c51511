package io.github.spadille.engine.state;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardList;

/**
 * A stock, and the discards that become the next one.
 *
 * <p>Immutable, with value equality.
 *
 * @param cards the stock, face down, the top first
 * @param discards the cards played or thrown away, the latest first: the upcard
 * @param <C> the class of the cards
 */
public record Stock<C extends Card>(CardList<C> cards, CardList<C> discards) {
  /** Returns a stock without discards. */
  public static <C extends Card> Stock<C> of(CardList<C> cards) {
    return new Stock<>(cards, CardList.empty(cards.family()));
  }

  /** Tells whether no card is left to draw. */
  public boolean isEmpty() {
    return cards.isEmpty();
  }

  /**
   * Returns the card that is drawn next.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  public C top() {
    return cards.top();
  }

  /**
   * Returns this stock after some cards were drawn from the top.
   *
   * @throws IndexOutOfBoundsException if there are fewer
   */
  public Stock<C> drawn(int count) {
    return new Stock<>(cards.draw(count), discards);
  }

  /**
   * Returns the latest discard.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  public C upcard() {
    return discards.top();
  }

  /** Returns this stock after a card was discarded, which is the upcard now. */
  public Stock<C> discard(C card) {
    return new Stock<>(cards, discards.push(card));
  }

  /**
   * Returns this stock after the latest discards were taken.
   *
   * @throws IndexOutOfBoundsException if there are fewer
   */
  public Stock<C> taken(int count) {
    return new Stock<>(cards, discards.draw(count));
  }

  /** Returns this stock after discards were put back that had been taken, the latest first. */
  public Stock<C> putBack(CardList<C> taken) {
    return taken.isEmpty() ? this : new Stock<>(cards, discards.pushAll(taken));
  }

  /**
   * Returns this stock after its top card was turned up, which is the upcard now.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  public Stock<C> turnedUp() {
    C top = cards.top();
    return new Stock<>(cards.draw(1), discards.push(top));
  }

  /**
   * Returns the discards under the upcard, which are shuffled for a new stock.
   *
   * @throws IndexOutOfBoundsException if there is no upcard
   */
  public CardList<C> underUpcard() {
    return discards.draw(1);
  }

  /**
   * Returns this stock renewed: the discards under the upcard, shuffled, are the stock.
   *
   * @throws IllegalArgumentException if there are cards in the stock, or the cards are others
   * @throws IndexOutOfBoundsException if there is no upcard
   */
  public Stock<C> renewed(CardList<C> shuffled) {
    checkArgument(cards.isEmpty(), "renewed stock; there is one: %s", cards);
    checkArgument(
        shuffled.isPermutationOf(underUpcard()),
        "shuffled %s; expected the cards %s",
        shuffled,
        underUpcard());
    return new Stock<>(shuffled, discards.first(1));
  }
}
