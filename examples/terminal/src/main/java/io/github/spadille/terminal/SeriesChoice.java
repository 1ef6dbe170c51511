package io.github.spadille.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The part of a command line that says how many games are played, how long, by how many threads.
 */
final class SeriesChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = {"-g", "--games"},
      paramLabel = "N",
      description = "How many games; ${DEFAULT-VALUE} if it is not given.")
  private int games;

  @Mixin private PlayLimits limits;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write a record of each game, GAME-SEED-*.spadille, into this directory.")
  private @Nullable Path out;

  @Mixin private Overwriting overwriting = new Overwriting();

  /**
   * Creates the options of a command.
   *
   * @param games how many games are played if the command line does not say it
   * @param maxMoves after how many moves a game is cut off if it does not say that
   */
  @SuppressWarnings("NullAway.Init") // Set by picocli.
  SeriesChoice(int games, int maxMoves) {
    this.games = games;
    this.limits = new PlayLimits(maxMoves);
  }

  /**
   * Checks the numbers.
   *
   * @throws ParameterException if one of them is less than 1
   */
  void check() {
    atLeast(1, "--games", games);
    limits.check();
  }

  /** Returns how many games are played. */
  int games() {
    return games;
  }

  /** Returns how many threads play them. */
  int threads() {
    return limits.threads();
  }

  /** Returns after how many moves a game is cut off, those of chance included. */
  int maxMoves() {
    return limits.maxMoves();
  }

  /** Returns where the records are written; null if nowhere. */
  @Nullable Path out() {
    return out;
  }

  /** Returns whether records that are there already may be overwritten. */
  boolean isForced() {
    return overwriting.isForced();
  }

  /**
   * Creates the directory of the records, if there is to be one.
   *
   * @throws ParameterException if that is not possible, or it holds records already, which would be
   *     mixed with those to come, and this is not forced
   */
  void createOut() {
    if (out == null) {
      return;
    }
    if (Files.exists(out, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(out)) {
      throw wrong("cannot write into " + out + ": it is not a directory");
    }
    try {
      Files.createDirectories(out);
      int held = RecordFiles.in(out).size();
      if (held > 0 && !isForced()) {
        throw wrong(
            out
                + " holds "
                + Names.count(held, "record")
                + " already; nothing was played. --force writes among them and overwrites those of"
                + " the same name");
      }
    } catch (IOException e) {
      throw wrong("cannot write into " + out + ": " + Failures.ofFile(e));
    }
  }

  /**
   * Checks the value of an option that counts something.
   *
   * @throws ParameterException if it is less than the least that makes sense
   */
  void atLeast(int least, String option, int value) {
    limits.atLeast(least, option, value);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
