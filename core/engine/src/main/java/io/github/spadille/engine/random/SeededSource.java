package io.github.spadille.engine.random;

import java.util.SplittableRandom;

/**
 * The numbers of {@link SplittableRandom}, an algorithm that its documentation lays down.
 *
 * <p>It makes a number of 32 bits in a way of its own.
 */
final class SeededSource implements RandomSource {
  private final SplittableRandom numbers;

  SeededSource(long seed) {
    this.numbers = new SplittableRandom(seed);
  }

  @Override
  public long nextLong() {
    return numbers.nextLong();
  }

  @Override
  public int nextInt() {
    return numbers.nextInt();
  }
}
