package io.github.spadille.agents.duel;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.primitives.ImmutableDoubleArray;

/**
 * Where a true value lies with a confidence of 95 %, as far as a sample can tell.
 *
 * @param low the lower end
 * @param high the upper end
 */
public record Interval(double low, double high) {
  /** How many standard deviations 95 % of a normal distribution span to each side. */
  private static final double Z = 1.959963984540054;

  /** The same for Student's distribution with 1, 2, ... degrees of freedom. */
  private static final ImmutableDoubleArray FEW =
      ImmutableDoubleArray.of(
          12.706204736,
          4.302652730,
          3.182446305,
          2.776445105,
          2.570581836,
          2.446911851,
          2.364624252,
          2.306004135,
          2.262157163);

  /**
   * Returns the interval of Wilson for a probability; 0 to 1 if nothing was tried.
   *
   * @throws IllegalArgumentException unless {@code 0 <= successes <= trials}
   */
  public static Interval wilson(long successes, long trials) {
    checkArgument(
        successes >= 0 && successes <= trials, "%s successes of %s trials", successes, trials);
    if (trials == 0) {
      return new Interval(0, 1);
    }
    double share = (double) successes / trials;
    double scale = 1 + Z * Z / trials;
    double middle = (share + Z * Z / (2 * trials)) / scale;
    double half =
        Z / scale * Math.sqrt(share * (1 - share) / trials + Z * Z / (4.0 * trials * trials));
    return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
  }

  /**
   * Returns the interval of Student for a mean; everything if there are fewer than two numbers.
   *
   * @param mean of the sample
   * @param deviation the standard deviation of the sample
   * @param count how many numbers the sample has
   */
  public static Interval ofMean(double mean, double deviation, long count) {
    if (count < 2) {
      return new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double half = student(count - 1) * deviation / Math.sqrt(count);
    return new Interval(mean - half, mean + half);
  }

  /** The series of Cornish and Fisher is right to four digits where the table ends. */
  private static double student(long freedom) {
    if (freedom <= FEW.length()) {
      return FEW.get((int) freedom - 1);
    }
    double z2 = Z * Z;
    double first = Z * (z2 + 1) / 4;
    double second = Z * ((5 * z2 + 16) * z2 + 3) / 96;
    double third = Z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    return Z + (first + (second + third / freedom) / freedom) / freedom;
  }

  /** Tells whether a value lies in it. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }
}
