package io.github.spadille.testkit.law;

import io.github.spadille.engine.random.RandomSource;
import java.util.Arrays;

/** Generators of random numbers, good ones and bad ones. */
enum Generators {
  /** Always 0: whoever begins with the truth stays with it. */
  ZERO {
    @Override
    RandomSource begin(long seed) {
      return () -> 0;
    }
  },

  /** A few numbers again and again. */
  CYCLE {
    @Override
    RandomSource begin(long seed) {
      RandomSource random = RandomSource.seeded(seed);
      long[] numbers = new long[CYCLE_LENGTH];
      Arrays.setAll(numbers, i -> random.nextLong());
      int[] drawn = {0};
      return () -> numbers[++drawn[0] % numbers.length];
    }
  },

  /** As it should be. */
  HONEST {
    @Override
    RandomSource begin(long seed) {
      return RandomSource.seeded(seed);
    }
  };

  private static final int CYCLE_LENGTH = 6;

  /** Returns a generator that has not been used. */
  abstract RandomSource begin(long seed);
}
