package io.github.spadille.agents;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Scoring;

/**
 * What each seat gained by an imagined hand: what it returned more than to the others, and, where
 * the game ended, the place in which it came in.
 */
final class Gain<S extends GameState> {
  /** The whole range of places weighs as much as so many usual hands. */
  private static final double OUTCOME_IN_HANDS = 2;

  private final Rules<S, ?> rules;
  private final long[] before;

  /** Without points the returns are the places already. */
  private final boolean hasPoints;

  private double outcomeWeight = 1;

  /**
   * Begins to count.
   *
   * @param before what the state in which the search begins is worth to each seat
   */
  Gain(Rules<S, ?> rules, ImmutableLongArray before) {
    this.rules = rules;
    this.before = before.toArray();
    this.hasPoints = rules.scoring() != Scoring.NONE;
  }

  /** Sets how much the end of a game weighs, from the mean size of gains by points alone. */
  void weighOutcome(double usualGain) {
    outcomeWeight = usualGain > 0 ? OUTCOME_IN_HANDS * usualGain : 1;
  }

  /** Writes what each seat gained into an array. */
  void of(S end, double[] gains) {
    ofPoints(end, gains);
    Outcome outcome = end.outcome().orElse(null);
    if (outcome != null && hasPoints) {
      addOutcome(outcome, gains);
    }
  }

  /** Writes what each seat gained, without the end of the game. */
  void ofPoints(S end, double[] gains) {
    ImmutableLongArray after = rules.returns(end);
    double sum = 0;
    for (int seat = 0; seat < gains.length; seat++) {
      gains[seat] = after.get(seat) - before[seat];
      sum += gains[seat];
    }
    int others = gains.length - 1;
    for (int seat = 0; seat < gains.length && others > 0; seat++) {
      gains[seat] -= (sum - gains[seat]) / others;
    }
  }

  private void addOutcome(Outcome outcome, double[] gains) {
    ImmutableLongArray places = outcome.returns();
    double range = Math.max(1, gains.length - 1);
    for (int seat = 0; seat < gains.length; seat++) {
      gains[seat] += outcomeWeight * places.get(seat) / range;
    }
  }

  /** Returns how large some gains are, for {@link #weighOutcome}. */
  static double size(double[] gains) {
    double sum = 0;
    for (double gain : gains) {
      sum += Math.abs(gain);
    }
    return sum / gains.length;
  }
}
