package io.github.spadille.terminal;

import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The part of a command line that says from which seed games are dealt, where one is shown. */
final class SeedChoice {
  /** A seed that is drawn is small enough to type. */
  private static final int GREATEST_DRAWN = 1_000_000;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "Same seed, same games; drawn at random and shown if it is not given.")
  private @Nullable Long seed;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  SeedChoice() {}

  /** Returns the seed; draws one each time if none was given. */
  long chosen() {
    return seed == null ? draw() : seed;
  }

  /** Draws a seed for games that hide nothing from whoever may see it. */
  static long draw() {
    return ThreadLocalRandom.current().nextInt(1, GREATEST_DRAWN);
  }
}
