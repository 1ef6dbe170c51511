package io.github.spadille.tricktaking.tute;

/**
 * What a team has at the end of a hand.
 *
 * @param team the team, 0 or 1
 * @param cards the points of the cards that it has won
 * @param declared the points of its marriages
 * @param lastTrick the points for the last trick
 */
public record TeamPoints(int team, int cards, int declared, int lastTrick) {
  /** Returns the sum. */
  public int total() {
    return cards + declared + lastTrick;
  }
}
