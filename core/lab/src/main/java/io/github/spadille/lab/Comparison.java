package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.math.StatsAccumulator;
import io.github.spadille.agents.duel.Interval;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Compares sets of rules on the same deals.
 *
 * <p>The difference of a deal is that of the means of its games, one for each rotation of the
 * agents. As the cards are the same, it varies far less than the measure itself. The interval is
 * Student's for the mean of these differences.
 *
 * <p>Rows are added in the order of their numbers, from game 0 on. Not thread-safe.
 */
public final class Comparison {
  private final Experiment experiment;
  private final Measure measure;
  private final int gamesOfDeal;
  private final double[] sums;
  private final List<StatsAccumulator> differences = new ArrayList<>();
  private long next;
  private boolean isWhole = true;
  private long cutOff;

  /**
   * Creates a comparison of the first set of rules with each of the others.
   *
   * @throws IllegalArgumentException if the experiment has but one set of rules, or no seat of the
   *     measure
   */
  public Comparison(Experiment experiment, Measure measure) {
    checkArgument(
        experiment.rules().size() > 1, "one set of rules, %s; expected two", experiment.rules());
    checkArgument(
        measure.seat() < experiment.seats(),
        "%s; expected a seat from 0 to %s",
        measure,
        experiment.seats() - 1);
    this.experiment = experiment;
    this.measure = measure;
    this.gamesOfDeal = experiment.gamesOfDeal();
    this.sums = new double[experiment.rules().size()];
    for (int rules = 1; rules < sums.length; rules++) {
      differences.add(new StatsAccumulator());
    }
  }

  /**
   * Adds the next row.
   *
   * @throws IllegalArgumentException if it is not the next
   */
  public void add(Row row) {
    checkArgument(row.number() == next, "the row of game %s; expected %s", row.number(), next);
    next++;
    isWhole &= row.isOver();
    sums[row.place().rules()] += measure.of(row);
    if (next % gamesOfDeal == 0) {
      endDeal();
    }
  }

  private void endDeal() {
    for (int rules = 1; rules < sums.length && isWhole; rules++) {
      differences.get(rules - 1).add((sums[rules] - sums[0]) / experiment.rotations());
    }
    cutOff += isWhole ? 0 : 1;
    isWhole = true;
    Arrays.fill(sums, 0);
  }

  /** Returns the difference of each set of rules from the first, as far as the rows tell. */
  public ImmutableList<Contrast> contrasts() {
    ImmutableList.Builder<Contrast> found = ImmutableList.builder();
    for (int rules = 1; rules < sums.length; rules++) {
      StatsAccumulator of = differences.get(rules - 1);
      double mean = of.count() == 0 ? 0 : of.mean();
      double deviation = of.count() < 2 ? 0 : of.sampleStandardDeviation();
      found.add(
          new Contrast(
              measure,
              experiment.rules().get(0),
              experiment.rules().get(rules),
              mean,
              Interval.ofMean(mean, deviation, of.count()),
              of.count(),
              cutOff));
    }
    return found.build();
  }

  /** Returns the width of the widest interval; infinite before the second deal. */
  public double width() {
    double widest = 0;
    for (Contrast each : contrasts()) {
      widest = Math.max(widest, each.interval().high() - each.interval().low());
    }
    return widest;
  }
}
