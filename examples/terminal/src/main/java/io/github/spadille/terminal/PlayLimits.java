package io.github.spadille.terminal;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of a command line that says how long a game may be, and how many threads play. */
final class PlayLimits {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private ThreadChoice threads;

  @Option(
      names = "--max-moves",
      paramLabel = "M",
      description =
          "A game is cut off after so many moves, shuffles included; ${DEFAULT-VALUE} if it is not "
              + "given.")
  private int maxMoves;

  /**
   * Creates the options of a command.
   *
   * @param maxMoves after how many moves a game is cut off if the command line does not say it
   */
  @SuppressWarnings("NullAway.Init") // Set by picocli.
  PlayLimits(int maxMoves) {
    this.maxMoves = maxMoves;
  }

  /**
   * Checks the numbers.
   *
   * @throws ParameterException if one of them is less than 1
   */
  void check() {
    threads.number();
    atLeast(1, "--max-moves", maxMoves);
  }

  /**
   * Returns how many threads play.
   *
   * @throws ParameterException if that is less than 1
   */
  int threads() {
    return threads.number();
  }

  /** Returns after how many moves a game is cut off, those of chance included. */
  int maxMoves() {
    return maxMoves;
  }

  /**
   * Checks the value of an option that counts something.
   *
   * @throws ParameterException if it is less than the least that makes sense
   */
  void atLeast(int least, String option, int value) {
    if (value < least) {
      throw new ParameterException(
          spec.commandLine(), option + " " + value + "; expected at least " + least);
    }
  }
}
