package io.github.spadille.terminal;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of a command line that says how many threads play. */
final class ThreadChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "How many threads; one per processor if it is not given.")
  private @Nullable Integer threads;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  ThreadChoice() {}

  /**
   * Returns how many threads play.
   *
   * @throws ParameterException if that is less than 1
   */
  int number() {
    int number = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    if (number < 1) {
      throw new ParameterException(
          spec.commandLine(), "--threads " + number + "; expected at least 1");
    }
    return number;
  }
}
