package io.github.spadille.terminal;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The part of a command line that says from which seed games are dealt, where one is shown. */
final class SeedChoice {
  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "Same seed, same games; drawn at random and shown if it is not given.")
  private @Nullable Long seed;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  SeedChoice() {}

  /** Returns the seed; draws one each time if none was given. */
  long chosen() {
    return seed == null ? Seeds.draw() : seed;
  }
}
