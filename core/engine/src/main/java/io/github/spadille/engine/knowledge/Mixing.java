package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.random.RandomSource;

/** How cards are exchanged, and how often, until nothing is left of where they were. */
final class Mixing {
  private Mixing() {}

  /**
   * Returns how many exchanges to try for so many cards.
   *
   * @param done how many of some exchanges were possible
   * @param tried how many these were
   */
  static int exchanges(int cards, int done, int tried) {
    double needed = cards * (Math.log(Math.max(2, cards)) / 2 + 2) + 8; // n/2 ln n, and some more
    return (int) Math.ceil(needed * tried / Math.max(done, tried / 64));
  }

  /** Draws how many cards change places: mostly two, at times more, up to {@code most}. */
  static int circle(RandomSource random, int most) {
    int length = 2;
    if (random.nextInt(4) == 0) {
      length = 3;
      while (length < most && random.nextInt(2) == 0) {
        length++;
      }
    }
    return Math.min(length, most);
  }
}
