package io.github.spadille.engine.knowledge;

/**
 * A step of a story in which cards may have been exchanged.
 *
 * @param cards those for which it makes a difference
 * @param places for each card of the story its place among them, or -1
 * @param firstSeen for each card when it is seen next, if no cards are equal
 * @param weight how often it is changed, compared with others
 */
record Origin(int step, int[] cards, int[] places, int[] firstSeen, int weight) {
  /** Lets two equal cards stand for each other, of which it may be that only one was meant. */
  void rename(int a, int b) {
    int ofA = places[a];
    int ofB = places[b];
    places[a] = ofB;
    places[b] = ofA;
    if (ofA >= 0) {
      cards[ofA] = b;
    }
    if (ofB >= 0) {
      cards[ofB] = a;
    }
  }
}
