package io.github.spadille.benchmarks.decide;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.engine.card.PlayingCard;

/**
 * Cards of which one player knows how many there are of each count, and not where they lie.
 *
 * <p>Changed in place by whoever imagines a draw, and put back after it.
 */
final class Pips {
  /** Counts are 1 for an ace to 10 for a picture card. */
  static final int MOST = 10;

  private static final int BITS = 4;

  private final int[] left = new int[MOST + 1];
  private int size;

  void add(PlayingCard card) {
    left[TwentyOne.low(card)]++;
    size++;
  }

  void draw(int count) {
    left[count]--;
    size--;
  }

  void putBack(int count) {
    left[count]++;
    size++;
  }

  int left(int count) {
    return left[count];
  }

  int size() {
    return size;
  }

  /** Returns a number that tells the cards that are left from any others of one pack. */
  long key() {
    long key = 0;
    for (int count = 1; count <= MOST; count++) {
      // Sixteen cards count 10, which the last and highest digit can hold.
      key |= (long) left[count] << BITS * (count - 1);
    }
    return key;
  }
}
