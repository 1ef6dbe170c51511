package io.github.spadille.solitaire.pirate;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * A player's stock, face down, and the waste onto which its cards are turned up one by one.
 *
 * <p>Immutable, with value equality.
 *
 * @param stock the stock, the top first
 * @param waste the cards turned up, the latest first
 * @param top how the card on top of the waste came to be there
 */
public record StockAndWaste(CardList<PlayingCard> stock, CardList<PlayingCard> waste, Top top) {
  /** How the card on top of the waste came to be there. */
  public enum Top {
    /** It was turned up last. */
    TURNED_UP,
    /** It was uncovered, or there is none. */
    UNCOVERED
  }

  /** Returns a stock of which no card is turned up yet. */
  static StockAndWaste of(CardList<PlayingCard> stock) {
    return new StockAndWaste(stock, CardList.empty(PlayingCard.FAMILY), Top.UNCOVERED);
  }

  /** Tells whether there is neither stock nor waste. */
  public boolean isEmpty() {
    return stock.isEmpty() && waste.isEmpty();
  }

  /** Tells whether the top of the waste was turned up last, and not uncovered. */
  public boolean isFresh() {
    return top == Top.TURNED_UP;
  }

  /**
   * Returns this waste with the top card of the stock turned up onto it.
   *
   * @throws java.util.NoSuchElementException if there is no stock
   */
  StockAndWaste turnedUp() {
    return new StockAndWaste(stock.draw(1), waste.push(stock.top()), Top.TURNED_UP);
  }

  /**
   * Returns the waste turned over, the stock again: the card turned up first is on top.
   *
   * @throws IllegalStateException if there is a stock
   */
  StockAndWaste turnedOver() {
    if (!stock.isEmpty()) {
      throw new IllegalStateException("waste turned over; there is a stock: " + stock);
    }
    return of(waste.reversed());
  }

  /**
   * Returns what is left after the top card of the waste is taken.
   *
   * @throws IndexOutOfBoundsException if there is no waste
   */
  StockAndWaste topTaken() {
    return new StockAndWaste(stock, waste.draw(1), Top.UNCOVERED);
  }

  /** Returns the same waste with another stock. */
  StockAndWaste withStock(CardList<PlayingCard> cards) {
    return new StockAndWaste(cards, waste, top);
  }
}
