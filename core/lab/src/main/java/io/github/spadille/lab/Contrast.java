package io.github.spadille.lab;

import io.github.spadille.agents.duel.Interval;
import java.util.Locale;

/**
 * By how much a measure is greater with one set of rules than with another, on the same deals.
 *
 * @param measure what is compared
 * @param basis the rules with which it is compared
 * @param rules the others
 * @param mean the mean difference of a deal
 * @param interval where the true difference lies, with a confidence of 95 %
 * @param deals the number of deals that count: those of which every game came to its end
 * @param cutOff the number of deals that do not count
 */
public record Contrast(
    Measure measure,
    RuleSet basis,
    RuleSet rules,
    double mean,
    Interval interval,
    long deals,
    long cutOff) {

  /** Tells whether the interval leaves out 0: it is at least likely that there is a difference. */
  public boolean isFound() {
    return deals > 1 && !interval.contains(0);
  }

  /**
   * Returns what was found, in a sentence: {@code With dealer-bid=hook, score.3 is 1.8 to 2.3 less
   * than with usual (1000 deals).}
   */
  public String sentence() {
    if (deals < 2) {
      return String.format(
          Locale.ROOT, "%s with %s: %d deals tell nothing.", measure, rules, deals);
    }
    if (interval.low() == 0 && interval.high() == 0) {
      return String.format(
          Locale.ROOT,
          "With %s, %s is the same as with %s in each of %d deals.",
          rules,
          measure,
          basis,
          deals);
    }
    if (!isFound()) {
      return String.format(
          Locale.ROOT,
          "No difference of %s is found between %s and %s: it lies between %s and %s (%d deals).",
          measure,
          rules,
          basis,
          number(interval.low()),
          number(interval.high()),
          deals);
    }
    boolean isMore = interval.low() > 0;
    return String.format(
        Locale.ROOT,
        "With %s, %s is %s to %s %s than with %s (%d deals).",
        rules,
        measure,
        number(isMore ? interval.low() : -interval.high()),
        number(isMore ? interval.high() : -interval.low()),
        isMore ? "more" : "less",
        basis,
        deals);
  }

  /** Two digits after the point, and more where they would all be 0. */
  private static String number(double value) {
    return Math.abs(value) < 0.1
        ? String.format(Locale.ROOT, "%.4f", value)
        : String.format(Locale.ROOT, "%.2f", value);
  }
}
