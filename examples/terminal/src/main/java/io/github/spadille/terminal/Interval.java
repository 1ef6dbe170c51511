package io.github.spadille.terminal;

/**
 * Where a probability lies, as far as a sample can tell.
 *
 * @param low from 0
 * @param high to 1
 */
record Interval(double low, double high) {
  /** How many standard deviations 95 % of a normal distribution span to each side. */
  private static final double Z = 1.959963984540054;

  /** Returns the 95 % interval of Wilson for so many successes of so many trials. */
  static Interval wilson(long successes, long trials) {
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
}
