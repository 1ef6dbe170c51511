package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.PlayingCard;
import java.util.Arrays;

/** A column for search: its cards as small numbers, and what the search asks of them. Immutable. */
final class OpenColumn {
  static final int RANKS = 13;
  static final OpenColumn EMPTY = new OpenColumn(new byte[0], 0);

  private static final int IN_SUIT = 6;
  private static final int IN_RANK = 1;
  private static final int BROKEN = -5;
  private static final int HIDDEN = -5;
  private static final int FREE = 20;

  private final byte[] cards;
  private final int hidden;
  private final int run;
  private final int value;
  private final long key;

  private OpenColumn(byte[] cards, int hidden) {
    this.cards = cards;
    this.hidden = hidden;
    long hash = hidden;
    int worth = cards.length == 0 ? FREE : HIDDEN * hidden;
    int length = cards.length == 0 ? 0 : 1;
    for (int i = 0; i < cards.length; i++) {
      hash = mixed(hash * RANKS * RANKS + cards[i] + 1);
      if (i > hidden) {
        boolean suited = cards[i - 1] == cards[i] + 1 && rank(cards[i - 1]) > 0;
        worth += suited ? IN_SUIT : looseValue(cards[i - 1], cards[i]);
        length = suited ? length + 1 : 1;
      }
    }
    this.key = hash;
    this.value = worth;
    this.run = length;
  }

  private static int looseValue(byte below, byte card) {
    return rank(below) == rank(card) + 1 ? IN_RANK : BROKEN;
  }

  static OpenColumn of(Column column) {
    byte[] cards = new byte[column.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = number(column.cards().get(i));
    }
    return cards.length == 0 ? EMPTY : new OpenColumn(cards, column.faceDown());
  }

  /** Returns the number of a card: the ranks of a suit follow each other, the ace first. */
  static byte number(PlayingCard card) {
    return (byte) (card.suit().ordinal() * RANKS + card.rank().ordinal());
  }

  private static int rank(int card) {
    return card % RANKS;
  }

  /** Returns a number of 64 bits in which every bit depends on every bit of another (SplitMix). */
  static long mixed(long number) {
    long z = number + 0x9e3779b97f4a7c15L;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  OpenColumn without(int count) { // SPI-13
    int left = cards.length - count;
    return left == 0
        ? EMPTY
        : new OpenColumn(Arrays.copyOf(cards, left), Math.min(hidden, left - 1));
  }

  OpenColumn with(OpenColumn from, int count) { // SPI-12
    byte[] more = Arrays.copyOf(cards, cards.length + count);
    System.arraycopy(from.cards, from.cards.length - count, more, cards.length, count);
    return new OpenColumn(more, hidden);
  }

  OpenColumn with(byte card) {
    byte[] more = Arrays.copyOf(cards, cards.length + 1);
    more[cards.length] = card;
    return new OpenColumn(more, hidden);
  }

  boolean isEmpty() {
    return cards.length == 0;
  }

  int size() {
    return cards.length;
  }

  int hidden() {
    return hidden;
  }

  /** Returns the rank of the card at the free end, 0 for the ace; there must be one. */
  int topRank() {
    return rank(cards[cards.length - 1]);
  }

  /** Returns the length of the run at the free end. */
  int run() {
    return run;
  }

  boolean isComplete() { // SPI-16
    return run == RANKS;
  }

  int value() {
    return value;
  }

  long key() {
    return key;
  }
}
