package io.github.spadille.agents;

import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import java.util.Arrays;

/**
 * What a search found of the moves that a seat was offered. Immutable.
 *
 * @param <M> the moves of the game
 */
final class Findings<M extends Move> {
  private final MoveList<M> offered;

  /** For each move how often it was tried, and the sum of what was gained by it. */
  private final int[] visits;

  private final double[] gained;

  /** For each move how many standard errors are taken off what it promises. */
  private final double[] doubts;

  /** The mean of the squares of how far gains are from their mean. */
  private final double variance;

  Findings(MoveList<M> offered, int[] visits, double[] gained, double[] doubts, double variance) {
    this.offered = offered;
    this.visits = visits;
    this.gained = gained;
    this.doubts = doubts;
    this.variance = variance;
  }

  /** Returns these and what another search of the same moves found. */
  Findings<M> plus(Findings<M> other) {
    int[] visitsOfBoth = visits.clone();
    double[] gainedByBoth = gained.clone();
    for (int i = 0; i < visits.length; i++) {
      visitsOfBoth[i] += other.visits[i];
      gainedByBoth[i] += other.gained[i];
    }
    double weight = tries() / (double) Math.max(1, tries() + other.tries());
    return new Findings<>(
        offered,
        visitsOfBoth,
        gainedByBoth,
        doubts,
        weight * variance + (1 - weight) * other.variance);
  }

  /** Returns the moves of the seat, which the other methods count from 0. */
  MoveList<M> offered() {
    return offered;
  }

  /** Returns how often all moves were tried. */
  long tries() {
    return Arrays.stream(visits).asLongStream().sum();
  }

  /** Returns how often a move of the seat was tried. */
  int visits(int move) {
    return visits[move];
  }

  /** Returns the mean of what the seat gained by a move, 0 if it was not tried. */
  double mean(int move) {
    return visits[move] == 0 ? 0 : gained[move] / visits[move];
  }

  /** Returns the standard error of that mean. */
  double error(int move) {
    return visits[move] == 0
        ? Double.POSITIVE_INFINITY
        : Math.sqrt(variance) / Math.sqrt(visits[move]);
  }

  /**
   * Returns what a move surely gains: its mean less about its standard error. One that was tried
   * seldom has to promise more, and so has one of which rules of thumb think little.
   */
  double surely(int move) {
    return mean(move) - doubts[move] * error(move);
  }

  /** Returns the move that surely gains most. */
  M best() {
    int best = 0;
    for (int i = 1; i < visits.length; i++) {
      best = surely(i) > surely(best) ? i : best;
    }
    return offered.get(best);
  }
}
