package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.TwentyOne;

/** How likely a banker who draws by the rules of thumb ends with each total. Immutable. */
final class BankersEnd {
  private static final int FIVE_CARDS = 5;

  /** By total, of fewer than five cards; at 0 those above 21. */
  private final double[] chances = new double[TwentyOne.LIMIT + 1];

  private double fiveCards;

  /**
   * Works it out.
   *
   * @param up what the open card of the banker counts
   * @param first how likely the other card counts how much
   * @param isHidden whether the other card is among the hidden ones, and not known
   * @param cards what is hidden; is left as it was
   */
  BankersEnd(int up, double[] first, boolean isHidden, HiddenCounts cards) {
    for (int count = 1; count <= HiddenCounts.MOST; count++) {
      if (first[count] > 0) {
        if (isHidden) {
          cards.take(count);
        }
        play(up + count, up == 1 || count == 1, 2, cards, first[count]);
        if (isHidden) {
          cards.give(count);
        }
      }
    }
  }

  private void play(int low, boolean ace, int size, HiddenCounts cards, double chance) {
    if (low > TwentyOne.LIMIT) {
      chances[0] += chance;
    } else if (size >= FIVE_CARDS) {
      fiveCards += chance;
    } else if (PontoonThumbs.isEnough(low, ace, size) || !cards.hasNext()) {
      chances[TwentyOne.total(low, ace)] += chance;
    } else {
      int known = cards.knownNext();
      int from = known == 0 ? 1 : known;
      int to = known == 0 ? HiddenCounts.MOST : known;
      for (int count = from; count <= to; count++) {
        double share = known == 0 ? (double) cards.left(count) / cards.size() : 1;
        if (share > 0) {
          cards.draw(count);
          play(low + count, ace || count == 1, size + 1, cards, chance * share);
          cards.putBack(count);
        }
      }
    }
  }

  /** Returns how likely the banker has five cards or more that are not above 21. */
  double fiveCards() {
    return fiveCards;
  }

  /** Returns how likely a total of a player wins against fewer than five cards of the banker. */
  double below(int total) {
    double chance = 0;
    for (int lower = 0; lower < total; lower++) {
      chance += chances[lower];
    }
    return chance;
  }
}
