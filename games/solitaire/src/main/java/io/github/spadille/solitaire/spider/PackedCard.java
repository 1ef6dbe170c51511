package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.PlayingCard;

/** A card as a number: the search holds thousands of layouts, and copies them all the time. */
final class PackedCard {
  private static final int SUIT = 16;

  private PackedCard() {}

  /**
   * Returns the number of a card: the ranks of a suit follow each other, the ace first, and no card
   * has the number between a king and the next ace.
   */
  static byte number(PlayingCard card) {
    return (byte) (card.suit().ordinal() * SUIT + card.rank().ordinal());
  }

  /** Returns the rank of a card by its number, 0 for an ace. */
  static int rank(int number) {
    return number & SUIT - 1;
  }
}
