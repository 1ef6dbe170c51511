package io.github.spadille.benchmarks.decide;

import io.github.spadille.betting.TwentyOne;

/**
 * What a banker of Pontoon ends with who draws by a fixed rule, exactly.
 *
 * <p>The rule is that of the rules of thumb of the game: with four cards that count 12 or less
 * draw; otherwise stick on 17 or more, where an ace counts 11 on 19 or more.
 */
final class BankerOdds {
  private static final int FIVE_CARDS = 5;
  private static final int LOW_ENOUGH_FOR_FIVE = 12;
  private static final int ENOUGH = 17;
  private static final int ENOUGH_WITH_ACE_AS_ELEVEN = 19;

  /** How likely each total is, of fewer than five cards; at 0 those above 21. */
  private final double[] totals = new double[TwentyOne.LIMIT + 1];

  private double fiveCards;

  /**
   * Works it out.
   *
   * @param up the count of the card that lies open
   * @param unseen what the hidden card and the pack are made of; is put back
   * @param hidden how likely the hidden card has each count
   */
  BankerOdds(int up, Pips unseen, double[] hidden) {
    for (int count = 1; count <= Pips.MOST; count++) {
      if (hidden[count] > 0) {
        unseen.draw(count);
        play(up + count, up == 1 || count == 1, 2, unseen, hidden[count]);
        unseen.putBack(count);
      }
    }
  }

  private void play(int low, boolean ace, int size, Pips unseen, double chance) {
    if (low > TwentyOne.LIMIT) {
      totals[0] += chance;
    } else if (size >= FIVE_CARDS) {
      fiveCards += chance;
    } else if (sticks(low, ace, size)) {
      totals[TwentyOne.total(low, ace)] += chance;
    } else {
      for (int count = 1; count <= Pips.MOST; count++) {
        int left = unseen.left(count);
        if (left > 0) {
          double next = chance * left / unseen.size();
          unseen.draw(count);
          play(low + count, ace || count == 1, size + 1, unseen, next);
          unseen.putBack(count);
        }
      }
    }
  }

  /** Tells whether the banker draws no more, with two to four cards that are not above 21. */
  static boolean sticks(int low, boolean ace, int size) {
    if (size == FIVE_CARDS - 1 && low <= LOW_ENOUGH_FOR_FIVE) {
      return false;
    }
    int total = TwentyOne.total(low, ace);
    return total >= (total == low ? ENOUGH : ENOUGH_WITH_ACE_AS_ELEVEN);
  }

  /** Returns how likely a hand of five cards or more is, that is not above 21. */
  double fiveCards() {
    return fiveCards;
  }

  /** Returns how likely a total is that another is above, or a count above 21. */
  double below(int total) {
    double chance = 0;
    for (int lower = 0; lower < total; lower++) {
      chance += totals[lower];
    }
    return chance;
  }
}
