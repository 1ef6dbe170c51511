package io.github.spadille.terminal;

/** Counts numbers and works out their mean, spread, least and greatest. */
final class Spread {
  private long count;
  private double mean;
  private double squares;
  private long least = Long.MAX_VALUE;
  private long greatest = Long.MIN_VALUE;

  /** Adds a number. */
  void add(long number) {
    count++;
    double off = number - mean;
    mean += off / count;
    squares += off * (number - mean);
    least = Math.min(least, number);
    greatest = Math.max(greatest, number);
  }

  /** Adds all numbers that another has. */
  void addAll(Spread other) {
    if (other.count == 0) {
      return;
    }
    long sum = count + other.count;
    double off = other.mean - mean;
    mean += off * other.count / sum;
    squares += other.squares + off * off * count * other.count / sum;
    count = sum;
    least = Math.min(least, other.least);
    greatest = Math.max(greatest, other.greatest);
  }

  long count() {
    return count;
  }

  double mean() {
    return mean;
  }

  /** Returns the standard deviation of the sample; 0 for fewer than two numbers. */
  double deviation() {
    return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
  }

  long least() {
    return least;
  }

  long greatest() {
    return greatest;
  }
}
