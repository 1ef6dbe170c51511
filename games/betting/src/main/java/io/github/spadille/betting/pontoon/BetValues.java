package io.github.spadille.betting.pontoon;

import com.google.common.primitives.ImmutableDoubleArray;
import io.github.spadille.betting.pontoon.PontoonMove.Limits;

/**
 * What bets of players win on average, by the first card, and what limits are worth to the banker.
 *
 * <p>The two tables are exact for a whole pack and one player with the usual house rules: {@link
 * PlayerOutlook} over all second cards of both, less twice the bet for a pontoon of the banker.
 * Between them values follow a straight line, which is right to 0.04 of a bet.
 */
final class BetValues {
  /** With no chips but the bet, so that nothing is bought or split; from the ace to ten. */
  private static final ImmutableDoubleArray ALONE =
      ImmutableDoubleArray.of(0.65, -0.14, -0.20, -0.25, -0.29, -0.31, -0.33, -0.26, -0.18, 0.02);

  /** With as many chips as can be used. */
  private static final ImmutableDoubleArray WITH_CHIPS =
      ImmutableDoubleArray.of(1.33, 0.38, 0.17, 0.01, -0.12, -0.19, -0.25, -0.21, -0.16, 0.02);

  /** So many bets can be used at most: three cards are bought, each for two. */
  private static final double MOST_BETS = 6;

  /** So many of the 13 ranks have each count: one, but for those of ten. */
  private static final double RANKS = 13;

  private static final int TENS = 4;

  private BetValues() {}

  /**
   * Returns what a bet wins on average, in chips.
   *
   * @param count what the first card counts, 1 for an ace
   * @param bet the bet
   * @param chips what the player has, the bet included
   */
  static double ofBet(int count, long bet, long chips) {
    double more = Math.min(1, (chips - bet) / (bet * MOST_BETS));
    double alone = ALONE.get(count - 1);
    return bet * (alone + more * (WITH_CHIPS.get(count - 1) - alone));
  }

  /**
   * Returns what limits are worth to the banker on average, in chips, if all bet as they should.
   */
  static double ofLimits(Limits limits, PontoonState state) {
    double lost = 0;
    for (int player : state.others(limits.seat(), limits.min())) {
      for (int count = 1; count <= HiddenCounts.MOST; count++) {
        int ranks = count == HiddenCounts.MOST ? TENS : 1;
        lost += ranks / RANKS * ofBestBet(count, limits, state.chips(player));
      }
    }
    return -lost;
  }

  /** Values change in a straight line up to the last bet that leaves all chips of use, and then. */
  private static double ofBestBet(int count, Limits limits, long chips) {
    long most = Math.min(limits.max(), chips);
    long covered = Math.round(chips / (1 + MOST_BETS));
    long between = Math.max(limits.min(), Math.min(most, covered));
    return Math.max(
        ofBet(count, between, chips),
        Math.max(ofBet(count, limits.min(), chips), ofBet(count, most, chips)));
  }
}
