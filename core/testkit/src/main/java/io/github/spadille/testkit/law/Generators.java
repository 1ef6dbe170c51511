package io.github.spadille.testkit.law;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Generators of random numbers, good ones and bad ones. */
enum Generators {
  /** Always 0: whoever begins with the truth stays with it. */
  ZERO {
    @Override
    RandomGenerator begin(long seed) {
      return () -> 0;
    }
  },

  /** A few numbers again and again. */
  CYCLE {
    @Override
    RandomGenerator begin(long seed) {
      RandomGenerator random = new SplittableRandom(seed);
      long[] numbers = random.longs(CYCLE_LENGTH).toArray();
      return new RandomGenerator() {
        private int next;

        @Override
        public long nextLong() {
          next = (next + 1) % numbers.length;
          return numbers[next];
        }
      };
    }
  },

  /** As it should be. */
  HONEST {
    @Override
    RandomGenerator begin(long seed) {
      return new SplittableRandom(seed);
    }
  };

  private static final int CYCLE_LENGTH = 6;

  /** Returns a generator that has not been used. */
  abstract RandomGenerator begin(long seed);
}
