package io.github.spadille.solitaire.spider;

/**
 * What a column is worth to a search.
 *
 * @param inSuit a card on the next higher of its suit
 * @param inRank a card on the next higher of another suit
 * @param broken a card on any other
 * @param onLower the same where it lies on a lower one, besides
 * @param hidden a face-down card
 * @param free a column without cards
 * @param run a run that was removed
 */
record OpenWeights(
    int inSuit, int inRank, int broken, int onLower, int hidden, int first, int free, int run) {
  static final OpenWeights USUAL = new OpenWeights(
    Integer.getInteger("w.suit",7), Integer.getInteger("w.rank",0),
    Integer.getInteger("w.broken",-5), Integer.getInteger("w.lower",0),
    Integer.getInteger("w.hidden",-5), Integer.getInteger("w.first",0),
    Integer.getInteger("w.free",10), Integer.getInteger("w.run",80));

  int of(byte[] cards, int size, int down) {
    if (size == 0) {
      return free;
    }
    int worth = down == 0 ? 0 : hidden * down + first;
    for (int i = down + 1; i < size; i++) {
      worth += ofPair(cards[i - 1], cards[i]);
    }
    return worth;
  }

  int ofPair(int below, int card) {
    if (below == card + 1) {
      return inSuit;
    }
    int higher = OpenLayout.rank(below) - OpenLayout.rank(card);
    if (higher == 1) {
      return inRank;
    }
    return higher < 0 ? broken + onLower : broken;
  }
}
