package io.github.spadille.testkit.law;

import com.google.common.collect.Multiset;

/** Tells whether counts are too far from what is expected to be chance. */
public final class ChiSquare {
  /** A deviation that a fair source exceeds about once in a million tests. */
  private static final double DEVIATIONS = 4.75;

  private ChiSquare() {}

  /**
   * Tells whether counts fit an expectation.
   *
   * @param weights how often each thing is expected, relative to the others
   */
  public static <T> boolean fits(Multiset<T> counts, Multiset<T> weights) {
    double sum = 0;
    for (T thing : weights.elementSet()) {
      double expected = (double) counts.size() * weights.count(thing) / weights.size();
      double difference = counts.count(thing) - expected;
      sum += difference * difference / expected;
    }
    return weights.elementSet().containsAll(counts.elementSet())
        && sum <= bound(weights.elementSet().size() - 1);
  }

  /** Returns the bound by the approximation of Wilson and Hilferty. */
  private static double bound(int degrees) {
    if (degrees == 0) {
      return 0;
    }
    double part = 2.0 / (9.0 * degrees);
    double root = 1 - part + DEVIATIONS * Math.sqrt(part);
    return degrees * root * root * root;
  }
}
