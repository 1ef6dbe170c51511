package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * A column of a layout: face-down cards, and face-up cards upon them.
 *
 * <p>Immutable, with value equality.
 *
 * @param cards all cards; the last is the top, at the free end
 * @param faceDown how many of them lie face down, at the bottom
 */
public record Column(CardList<PlayingCard> cards, int faceDown) {
  private static final Column EMPTY = new Column(CardList.empty(PlayingCard.FAMILY), 0);

  /** Returns the column without cards. */
  public static Column empty() {
    return EMPTY;
  }

  /** Returns the number of cards. */
  public int size() {
    return cards.size();
  }

  /** Tells whether there is no card. */
  public boolean isEmpty() {
    return cards.isEmpty();
  }

  /**
   * Returns the card at the free end.
   *
   * @throws java.util.NoSuchElementException if there is no card
   */
  public PlayingCard top() {
    return cards.bottom();
  }

  /** Returns the length of the longest run at the free end: face up, one suit, down by one. */
  public int run() {
    int up = size() - faceDown;
    if (up == 0) {
      return 0;
    }
    int length = 1;
    int index = cards.indexAt(size() - 1);
    // Within a suit the index rises with the rank, so the card below is the next index.
    while (length < up && cards.indexAt(size() - 1 - length) == index + length) {
      length++;
    }
    return length;
  }

  /**
   * Returns the top cards, in their order.
   *
   * @throws IndexOutOfBoundsException if there are fewer
   */
  public CardList<PlayingCard> top(int count) {
    return cards.last(count);
  }

  /** Returns this column with cards laid on it face up, in their order. */
  public Column with(CardList<PlayingCard> more) {
    return new Column(cards.appendAll(more), faceDown);
  }

  /** Returns this column without its top cards; a face-down card that is then on top is turned. */
  public Column without(int count) {
    CardList<PlayingCard> rest = cards.first(size() - count);
    return new Column(rest, Math.min(faceDown, Math.max(0, rest.size() - 1)));
  }

  /** Returns this column without its top cards, and no card turned yet. */
  public Column lifted(int count) {
    return new Column(cards.first(size() - count), faceDown);
  }
}
