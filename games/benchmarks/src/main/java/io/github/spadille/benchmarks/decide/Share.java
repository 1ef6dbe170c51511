package io.github.spadille.benchmarks.decide;

import io.github.spadille.agents.duel.Interval;
import java.util.Locale;

/**
 * How often something came about.
 *
 * @param hits how often it did
 * @param trials how often it could have
 */
public record Share(int hits, int trials) {
  static final Share NONE = new Share(0, 0);

  Share plus(boolean hit) {
    return new Share(hits + (hit ? 1 : 0), trials + 1);
  }

  /** Returns {@code 63 of 120, 52.5 % (43.6 to 61.2 with 95 % confidence)}. */
  @Override
  public String toString() {
    Interval likely = Interval.wilson(hits, trials);
    return String.format(
        Locale.ROOT,
        "%d of %d, %.1f %% (%.1f to %.1f with 95 %% confidence)",
        hits,
        trials,
        trials == 0 ? 0.0 : 100.0 * hits / trials,
        100 * likely.low(),
        100 * likely.high());
  }
}
