package io.github.spadille.lab.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Sets;
import com.google.common.math.Stats;
import com.google.common.math.StatsAccumulator;
import io.github.spadille.lab.Comparison;
import io.github.spadille.lab.Contrast;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.Row;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What many rows come to for each set of rules: the scores and wins of each seat, the moves, hands
 * and choices of games, and what the experiment asks for besides.
 *
 * <p>Games that were cut off are counted, and else left out. Memory follows the number of different
 * values, not that of the rows. Not thread-safe.
 */
public final class RowSums {
  private final Experiment experiment;
  private final List<ImmutableMap<Measure, Values>> byRules = new ArrayList<>();
  private final long[] cutOff;
  private final List<Comparison> comparisons = new ArrayList<>();

  /** How many deals have each value is told of these; they are whole numbers. */
  private static final ImmutableSet<Measure.Kind> COUNTED =
      Sets.immutableEnumSet(Measure.Kind.SCORE, Measure.Kind.WON, Measure.Kind.MOVES);

  /** Other differences say the same again, or are looked at as a picture. */
  private static final ImmutableSet<Measure.Kind> COMPARED =
      Sets.immutableEnumSet(
          EnumSet.complementOf(EnumSet.of(Measure.Kind.EDGE, Measure.Kind.TOTAL)));

  /** The values of one measure. */
  private static final class Values {
    private final @Nullable TreeMap<Long, Long> counts;
    private final StatsAccumulator stats = new StatsAccumulator();

    Values(boolean isCounted) {
      this.counts = isCounted ? new TreeMap<>() : null;
    }

    void add(double value) {
      stats.add(value);
      if (counts != null) {
        counts.merge((long) value, 1L, Long::sum);
      }
    }
  }

  /** Creates sums of no rows. */
  public RowSums(Experiment experiment) {
    this.experiment = experiment;
    this.cutOff = new long[experiment.rules().size()];
    ImmutableList<Measure> measures = measures(experiment);
    for (int rules = 0; rules < cutOff.length; rules++) {
      ImmutableMap.Builder<Measure, Values> values = ImmutableMap.builder();
      measures.forEach(
          measure -> values.put(measure, new Values(COUNTED.contains(measure.kind()))));
      byRules.add(values.buildOrThrow());
    }
    if (cutOff.length > 1) {
      for (Measure measure : measures) {
        if (COMPARED.contains(measure.kind())) {
          comparisons.add(new Comparison(experiment, measure));
        }
      }
    }
  }

  private static ImmutableList<Measure> measures(Experiment experiment) {
    ImmutableList.Builder<Measure> all = ImmutableList.builder();
    for (int seat = 0; seat < experiment.seats(); seat++) {
      all.add(Measure.ofSeat(Measure.Kind.SCORE, seat));
    }
    for (int seat = 0; seat < experiment.seats(); seat++) {
      all.add(Measure.ofSeat(Measure.Kind.EDGE, seat));
      all.add(Measure.ofSeat(Measure.Kind.WON, seat));
    }
    return all.add(Measure.ofGame(Measure.Kind.MOVES))
        .add(Measure.ofGame(Measure.Kind.HANDS))
        .add(Measure.ofGame(Measure.Kind.CHOICES))
        .addAll(experiment.measures())
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
      byRules.get(row.place().rules()).forEach((measure, values) -> values.add(measure.in(row)));
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

  /**
   * Returns how often each value of a measure came by a set of rules.
   *
   * @throws IllegalArgumentException if it is no score, no first place and not the number of moves
   */
  public ImmutableSortedMap<Long, Long> counts(int rules, Measure measure) {
    @Nullable TreeMap<Long, Long> counts = values(rules, measure).counts;
    if (counts == null) {
      throw new IllegalArgumentException("the values of " + measure + " are not counted");
    }
    return ImmutableSortedMap.copyOf(counts);
  }

  /**
   * Returns number, mean and spread of the values of a measure by a set of rules.
   *
   * @throws IllegalArgumentException if there are no sums of the measure
   */
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

  /**
   * Returns the differences of all measures, one after the other, but for {@code edge} and {@code
   * total}; none if there is one set of rules.
   */
  public ImmutableList<Contrast> contrasts() {
    ImmutableList.Builder<Contrast> all = ImmutableList.builder();
    comparisons.forEach(comparison -> all.addAll(comparison.contrasts()));
    return all.build();
  }
}
