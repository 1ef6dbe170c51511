package io.github.spadille.cantorscomb.zenertest;

import com.google.common.collect.ImmutableList;
import com.google.common.math.BigIntegerMath;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * What guesses bring if only chance decides.
 *
 * @param trials how many guesses a run has
 * @param expected the expected number of hits, with two digits
 * @param tail by the number of hits, the probability of at least so many, with six digits
 */
record ByChance(int trials, BigDecimal expected, ImmutableList<BigDecimal> tail) {
  private static final int DIGITS = 6;

  /**
   * Returns the binomial distribution, summed up exactly and rounded half up.
   *
   * @param trials how many guesses a run has
   * @param hits of how many guesses one is a hit by chance, as a fraction
   * @param of the denominator of that fraction
   */
  static ByChance of(int trials, int hits, int of) {
    BigInteger hit = BigInteger.valueOf(hits);
    BigInteger miss = BigInteger.valueOf(of - hits);
    BigDecimal all = new BigDecimal(BigInteger.valueOf(of).pow(trials));
    BigDecimal[] tail = new BigDecimal[trials + 1];
    BigInteger sum = BigInteger.ZERO;
    for (int k = trials; k >= 0; k--) {
      BigInteger ways = BigIntegerMath.binomial(trials, k);
      sum = sum.add(ways.multiply(hit.pow(k)).multiply(miss.pow(trials - k)));
      tail[k] = new BigDecimal(sum).divide(all, DIGITS, RoundingMode.HALF_UP);
    }
    BigDecimal expected =
        BigDecimal.valueOf((long) trials * hits)
            .divide(BigDecimal.valueOf(of), 2, RoundingMode.HALF_UP);
    return new ByChance(trials, expected, ImmutableList.copyOf(tail));
  }

  /** What a number of hits is, measured by chance. */
  enum Result {
    /** More than expected. */
    ABOVE,
    /** As expected. */
    AT,
    /** Less than expected. */
    BELOW
  }

  Result result(int hits) {
    int compared = BigDecimal.valueOf(hits).compareTo(expected);
    if (compared == 0) {
      return Result.AT;
    }
    return compared > 0 ? Result.ABOVE : Result.BELOW;
  }
}
