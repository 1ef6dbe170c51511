package io.github.spadille.lab.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.math.Stats;
import com.google.common.math.StatsAccumulator;
import io.github.spadille.lab.Comparison;
import io.github.spadille.lab.Contrast;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * What many rows come to for each set of rules: the scores and wins of each seat, the moves, hands
 * and choices of games.
 *
 * <p>Games that were cut off are counted, and else left out. Memory follows the number of different
 * values, not that of the rows. Not thread-safe.
 */
public final class RowSums {
  private final Experiment experiment;
  private final List<ImmutableMap<Measure, Values>> byRules = new ArrayList<>();
  private final long[] cutOff;
  private final List<Comparison> comparisons = new ArrayList<>();

  /** The values of one measure. */
  private static final class Values {
    private final TreeMap<Long, Long> counts = new TreeMap<>();
    private final StatsAccumulator stats = new StatsAccumulator();

    void add(double value) {
      counts.merge((long) value, 1L, Long::sum);
      stats.add(value);
    }
  }

  /** Creates sums of no rows. */
  public RowSums(Experiment experiment) {
    this.experiment = experiment;
    this.cutOff = new long[experiment.rules().size()];
    ImmutableList<Measure> measures = measures(experiment.seats());
    for (int rules = 0; rules < cutOff.length; rules++) {
      ImmutableMap.Builder<Measure, Values> values = ImmutableMap.builder();
      measures.forEach(measure -> values.put(measure, new Values()));
      byRules.add(values.buildOrThrow());
    }
    if (cutOff.length > 1) {
      measures.forEach(measure -> comparisons.add(new Comparison(experiment, measure)));
    }
  }

  private static ImmutableList<Measure> measures(int seats) {
    ImmutableList.Builder<Measure> all = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      all.add(new Measure(Measure.Kind.SCORE, seat));
    }
    for (int seat = 0; seat < seats; seat++) {
      all.add(new Measure(Measure.Kind.WON, seat));
    }
    return all.add(new Measure(Measure.Kind.MOVES, 0))
        .add(new Measure(Measure.Kind.HANDS, 0))
        .add(new Measure(Measure.Kind.CHOICES, 0))
        .build();
  }

  /**
   * Adds the next row.
   *
   * @throws IllegalArgumentException if it is not the next and rules are compared
   */
  public void add(Row row) {
    comparisons.forEach(comparison -> comparison.add(row));
    if (row.isOver()) {
      byRules.get(row.place().rules()).forEach((measure, values) -> values.add(measure.of(row)));
    } else {
      cutOff[row.place().rules()]++;
    }
  }

  /** Returns the experiment. */
  public Experiment experiment() {
    return experiment;
  }

  /** Returns how many games by a set of rules were cut off. */
  public long cutOff(int rules) {
    return cutOff[rules];
  }

  /** Returns how often each value of a measure came by a set of rules. */
  public ImmutableSortedMap<Long, Long> counts(int rules, Measure measure) {
    return ImmutableSortedMap.copyOf(values(rules, measure).counts);
  }

  /** Returns number, mean and spread of the values of a measure by a set of rules. */
  public Stats stats(int rules, Measure measure) {
    return values(rules, measure).stats.snapshot();
  }

  private Values values(int rules, Measure measure) {
    Values values = byRules.get(rules).get(measure);
    if (values == null) {
      throw new IllegalArgumentException("there are no sums of " + measure);
    }
    return values;
  }

  /** Returns the differences of all measures, one after the other; none if there is one set. */
  public ImmutableList<Contrast> contrasts() {
    ImmutableList.Builder<Contrast> all = ImmutableList.builder();
    comparisons.forEach(comparison -> all.addAll(comparison.contrasts()));
    return all.build();
  }
}
