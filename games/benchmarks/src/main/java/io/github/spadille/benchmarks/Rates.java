package io.github.spadille.benchmarks;

import java.util.function.IntSupplier;

/** How much of some work was done in a second, in many short stretches of time. */
final class Rates {
  private static final double STRETCH_SECONDS = 0.02;
  private static final int STRETCHES_OF_A_ROUND = 3;

  /** How long a round takes. */
  static final double ROUND_SECONDS = STRETCHES_OF_A_ROUND * STRETCH_SECONDS;

  private double best;
  private double sum;
  private int size;

  /** Repeats some work and returns how much was done in a second. */
  static double rate(IntSupplier work, double seconds) {
    long begin = System.nanoTime();
    long done = 0;
    double passed = 0;
    while (passed < seconds) {
      done += work.getAsInt();
      passed = (System.nanoTime() - begin) / 1e9;
    }
    return done / passed;
  }

  void add(double rate) {
    best = Math.max(best, rate);
    sum += rate;
    size++;
  }

  void addRound(IntSupplier work) {
    for (int i = 0; i < STRETCHES_OF_A_ROUND; i++) {
      add(rate(work, STRETCH_SECONDS));
    }
  }

  double best() {
    return best;
  }

  double mean() {
    return sum / size;
  }
}
