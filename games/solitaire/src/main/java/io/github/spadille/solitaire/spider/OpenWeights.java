package io.github.spadille.solitaire.spider;

/**
 * What a layout is worth to a search.
 *
 * @param inSuit a card on the next higher of its suit
 * @param inRank a card on the next higher of another suit
 * @param broken a card on any other
 * @param hidden a face-down card
 * @param free a column without cards
 * @param run a run that was removed
 */
record OpenWeights(int inSuit, int inRank, int broken, int hidden, int free, int run) {
  /** With these most deals of seeds 101 to 124 were solved. */
  static final OpenWeights USUAL = new OpenWeights(7, 0, -5, -5, 10, 80);

  /** Returns what a column is worth, of whose cards the first so many lie face down. */
  int of(byte[] cards, int size, int down) {
    if (size == 0) {
      return free;
    }
    int worth = hidden * down;
    for (int i = down + 1; i < size; i++) {
      worth += ofPair(cards[i - 1], cards[i]);
    }
    return worth;
  }

  /** Returns what a card on another is worth. */
  int ofPair(int below, int card) {
    if (below == card + 1) {
      return inSuit;
    }
    return PackedCard.rank(below) == PackedCard.rank(card) + 1 ? inRank : broken;
  }
}
