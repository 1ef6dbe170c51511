package io.github.spadille.tricktaking.tute;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.IntPerSeat;

/**
 * What of a hand of Tute scores (TUT-29 to TUT-31), whether it was counted in cards or entered by
 * people.
 *
 * @param cards the points of the cards that each team has won
 * @param declared the marriages, in the order in which they were declared
 * @param lastTrick the team that has won the last trick
 */
record TuteCounts(IntPerSeat cards, ImmutableList<Marriage> declared, int lastTrick) {
  /**
   * A marriage that was declared.
   *
   * @param team the team that declared it
   * @param points what it is worth
   */
  record Marriage(int team, int points) {}

  /** Returns the points of some marriages, by team (TUT-27, TUT-30). */
  static IntPerSeat points(ImmutableList<Marriage> declared) {
    IntPerSeat points = IntPerSeat.of(TuteState.TEAMS, 0);
    for (Marriage marriage : declared) {
      points = points.plus(marriage.team(), marriage.points());
    }
    return points;
  }
}
