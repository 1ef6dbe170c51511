package io.github.spadille.rummy.canasta;

import java.util.Arrays;

/**
 * What can be laid of a hand in melds of one rank each, with wild cards, as in games of the Canasta
 * kind: found for one rank after the other.
 *
 * <p>It holds the highest value of natural cards laid for each number of wild cards used, of cards
 * kept in the hand, and of canastas. Wild cards are used in falling value, so their number gives
 * what they are worth. Immutable.
 */
final class LayingTable {
  /** A question about a way to lay cards, or about several that differ only in their value. */
  @FunctionalInterface
  interface Way {
    /**
     * Answers the question.
     *
     * @param wilds how many wild cards it uses
     * @param kept how many natural cards stay in the hand: all that are idle, and of the others two
     *     at most, even if more stay
     * @param canastas how many canastas there are then, no more than are needed
     * @param value the highest value of the natural cards that it lays
     */
    boolean test(int wilds, int kept, int canastas, int value);
  }

  // A cell for each number of wild cards; of cards kept: 0, 1, more; of canastas: 0, 1, 2.
  private static final int KEPT = 3;
  private static final int CANASTAS = 3;
  private static final int UNREACHED = -1;

  private final int[] best; // never changed
  private final int needed;
  private final int idle;

  private LayingTable(int[] best, int needed, int idle) {
    this.best = best;
    this.needed = needed;
    this.idle = idle;
  }

  /**
   * Returns the table before any card is laid.
   *
   * @param wilds how many wild cards can be used
   * @param canastas how many canastas there are
   * @param needed how many canastas count, at most two
   * @param idle how many natural cards stay in the hand in any case
   */
  static LayingTable of(int wilds, int canastas, int needed, int idle) {
    int[] best = new int[cell(wilds + 1, 0, 0)];
    Arrays.fill(best, UNREACHED);
    best[cell(0, 0, Math.min(canastas, needed))] = 0;
    return new LayingTable(best, needed, idle);
  }

  /**
   * Returns the table after every choice of cards to lay at one more rank.
   *
   * @param held how many natural cards of the rank are held
   * @param value what each of them is worth
   * @param naturals how many of them are melded already; with any, every number can be added, else
   *     a meld has two and three cards at least
   * @param wilds how many wild cards are melded with them
   * @param maxWilds how many wild cards a meld may hold
   */
  LayingTable after(int held, int value, int naturals, int wilds, int maxWilds) {
    if (naturals == 0 && held < 2) {
      return held == 0 ? this : new LayingTable(best, needed, idle + held);
    }
    int[] after = new int[best.length];
    Arrays.fill(after, UNREACHED);
    int melded = naturals + wilds;
    for (int cell = 0; cell < best.length; cell++) {
      for (int more = 0; more <= held && best[cell] != UNREACHED; more++) {
        for (int wild = 0; wild <= maxWilds - wilds; wild++) {
          boolean isMeld = naturals > 0 || more >= 2 && more + wild >= 3 || more + wild == 0;
          int used = wilds(cell) + wild;
          if (isMeld && used <= wilds(best.length - 1)) {
            int kept = Math.min(KEPT - 1, kept(cell) + held - more);
            int canastas = canastas(cell) + completed(melded, melded + more + wild);
            int next = cell(used, kept, Math.min(needed, canastas));
            after[next] = Math.max(after[next], best[cell] + more * value);
          }
        }
      }
    }
    return new LayingTable(after, needed, idle);
  }

  private static int cell(int wilds, int kept, int canastas) {
    return (wilds * KEPT + kept) * CANASTAS + canastas;
  }

  private static int wilds(int cell) {
    return cell / (KEPT * CANASTAS);
  }

  private static int kept(int cell) {
    return cell / CANASTAS % KEPT;
  }

  private static int canastas(int cell) {
    return cell % CANASTAS;
  }

  private static int completed(int before, int after) {
    return before < Kinds.CANASTA && after >= Kinds.CANASTA ? 1 : 0;
  }

  /** Tells whether there is such a way to lay cards. */
  boolean anyMatch(Way wanted) {
    for (int cell = 0; cell < best.length; cell++) {
      if (best[cell] != UNREACHED
          && wanted.test(wilds(cell), kept(cell) + idle, canastas(cell), best[cell])) {
        return true;
      }
    }
    return false;
  }
}
