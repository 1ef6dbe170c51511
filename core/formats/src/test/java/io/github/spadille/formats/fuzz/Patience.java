package io.github.spadille.formats.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How long a reader may take for a text of a few kilobytes, which is checked while fuzzing only.
 */
final class Patience {
  private static final boolean IS_FUZZING = System.getenv("JAZZER_FUZZ") != null;
  private static final long MOST_SECONDS = 5;
  private static final long NANOS = 1_000_000_000L;

  /** The first texts wait for classes to be loaded. */
  private static final int WARMING_UP = 500;

  private static final AtomicInteger COUNT = new AtomicInteger();

  private Patience() {}

  /** Reads something and checks that it did not take too long. */
  static void read(Runnable reader) {
    long begin = System.nanoTime();
    reader.run();
    long seconds = (System.nanoTime() - begin) / NANOS;
    boolean isWarm = COUNT.incrementAndGet() > WARMING_UP;
    assertThat(IS_FUZZING && isWarm && seconds >= MOST_SECONDS).as("took %s s", seconds).isFalse();
  }
}
