package io.github.spadille.formats.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * How long a reader may take for a text of a few kilobytes, which is checked while fuzzing only.
 */
final class Patience {
  private static final boolean IS_FUZZING = System.getenv("JAZZER_FUZZ") != null;
  private static final long MOST_SECONDS = 5;
  private static final long NANOS = 1_000_000_000L;

  private Patience() {}

  /** Reads something and checks that it did not take too long. */
  static void read(Runnable reader) {
    long begin = System.nanoTime();
    reader.run();
    long seconds = (System.nanoTime() - begin) / NANOS;
    assertThat(IS_FUZZING && seconds >= MOST_SECONDS).as("took %s s", seconds).isFalse();
  }
}
