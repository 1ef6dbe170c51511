package io.github.spadille.tricktaking.chicago;

/** The types of poker hands, from low to high. */
public enum HandType {
  /** Two cards of one rank. */
  PAIR(1, 2, 1, 1, 1),
  /** Two pairs. */
  TWO_PAIR(2, 2, 2, 1),
  /** Three cards of one rank. */
  TRIPS(1, 3),
  /** Five ranks in sequence, of several suits. */
  STRAIGHT(1, 1),
  /** Five cards of one suit, not in sequence. */
  FLUSH(5, 1, 1, 1, 1, 1),
  /** Three of one rank and two of another. */
  FULL_HOUSE(1, 3),
  /** Four cards of one rank. */
  QUADS(1, 4),
  /** Five ranks in sequence of one suit, the top below the ace. */
  STRAIGHT_FLUSH(1, 1),
  /** Ace, king, queen, jack and ten of one suit. */
  ROYAL_FLUSH(0);

  private final int inCombination;
  private final int[] cards; // never written

  HandType(int inCombination, int... cards) {
    this.inCombination = inCombination;
    this.cards = cards;
  }

  /** Returns the number of ranks that the combination is known by, without side cards. */
  int inCombination() {
    return inCombination;
  }

  /**
   * Returns the number of ranks by which hands of this type are compared.
   *
   * @param kickers whether side cards are compared
   */
  public int components(boolean kickers) {
    return kickers ? cards.length : inCombination;
  }

  /**
   * Returns how many cards a rank stands for: two where it is that of a pair.
   *
   * @param component from 0, less than {@link #components} with kickers
   */
  public int cardsOf(int component) {
    return cards[component];
  }

  /** Tells whether the combination takes all five cards. */
  public boolean takesAll() {
    return compareTo(STRAIGHT) >= 0 && this != QUADS;
  }

  /** Tells whether a hand of this type also has the combination of another, or of this one. */
  public boolean includes(HandType other) {
    return this == other
        || switch (other) {
          case PAIR -> !takesAll() || this == FULL_HOUSE;
          case TWO_PAIR -> this == FULL_HOUSE;
          case TRIPS -> this == FULL_HOUSE || this == QUADS;
          case STRAIGHT, FLUSH -> this == STRAIGHT_FLUSH || this == ROYAL_FLUSH;
          case STRAIGHT_FLUSH -> this == ROYAL_FLUSH;
          case FULL_HOUSE, QUADS, ROYAL_FLUSH -> false;
        };
  }
}
