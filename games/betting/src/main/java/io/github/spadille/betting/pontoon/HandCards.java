package io.github.spadille.betting.pontoon;

import static com.google.common.base.Preconditions.checkState;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.List;
import java.util.Objects;

/**
 * Some cards in the order in which they came, each face up or face down.
 *
 * <p>Immutable. Most moves of the game make a hand, so a hand is these cards instead of having
 * them, and up to twelve cards stand in words instead of a list and its array.
 */
class HandCards {
  /** The most cards that a hand can get: eleven that count 21, and one more. */
  static final int MOST = 12;

  static final HandCards NONE = new HandCards();

  private static final int IN_FIRST = Long.BYTES;
  private static final int UP = 0x80;
  private static final int INDEX = 0x7f;

  // A byte for each card, the first in the lowest: its index, and UP beside it if it lies face up.
  private final long first;
  private final int others;
  private final byte size;
  private final byte low;

  private HandCards() {
    this.first = 0;
    this.others = 0;
    this.size = 0;
    this.low = 0;
  }

  /** Holds the same cards. */
  HandCards(HandCards same) {
    this.first = same.first;
    this.others = same.others;
    this.size = same.size;
    this.low = same.low;
  }

  /** Holds the same cards and one more. */
  HandCards(HandCards before, PlayingCard card, boolean up) {
    checkState(before.size < MOST, "a hand has at most %s cards", MOST);
    long added = up ? card.index() | UP : card.index();
    int bits = before.size * Byte.SIZE;
    this.first = before.size < IN_FIRST ? before.first | added << bits : before.first;
    this.others = before.size < IN_FIRST ? 0 : before.others | (int) added << (bits - Long.SIZE);
    this.size = (byte) (before.size + 1);
    this.low = (byte) (before.low + TwentyOne.low(card));
  }

  /** Returns these cards and one more. */
  HandCards and(PlayingCard card, boolean up) {
    return new HandCards(this, card, up);
  }

  /** Returns other cards that lie as these do. */
  HandCards lying(List<PlayingCard> cards) {
    HandCards all = NONE;
    for (PlayingCard card : cards) {
      all = all.and(card, isUp(all.size));
    }
    return all;
  }

  private int at(int place) {
    return place < IN_FIRST
        ? (int) (first >>> (place * Byte.SIZE))
        : others >>> ((place - IN_FIRST) * Byte.SIZE);
  }

  /**
   * Returns a card by its place, from 0.
   *
   * @throws IndexOutOfBoundsException if there is no such place
   */
  public PlayingCard card(int place) {
    return PlayingCard.FAMILY.card(at(Objects.checkIndex(place, size)) & INDEX);
  }

  /** Tells whether the card at a place lies face up. */
  public boolean isUp(int place) {
    return (at(place) & UP) != 0;
  }

  /** Returns the number of cards. */
  public int size() {
    return size;
  }

  /** Returns the count with 1 for every ace (PON-10). */
  public int low() {
    return low;
  }

  /** Returns the highest count up to 21, or the low total if that is above (PON-10). */
  public int total() {
    return TwentyOne.total(low, hasAce());
  }

  private boolean hasAce() {
    for (int place = 0; place < size; place++) {
      if (card(place).is(Rank.ACE)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the cards to a pile. */
  void addTo(CardList.Builder<PlayingCard> pile) {
    for (int place = 0; place < size; place++) {
      pile.addIndex(at(place) & INDEX);
    }
  }

  /** Returns the cards in the order in which they came. */
  public CardList<PlayingCard> cards() {
    CardList.Builder<PlayingCard> cards = CardList.builder(PlayingCard.FAMILY, size);
    addTo(cards);
    return cards.build();
  }

  /** Tells whether the same cards lie in the same way. */
  boolean isSame(HandCards other) {
    return first == other.first && others == other.others && size == other.size;
  }
}
