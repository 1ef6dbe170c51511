package io.github.spadille.terminal;

import com.google.common.primitives.Ints;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.RowFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays the games of an experiment and writes a row of each. */
@Command(
    name = "run",
    description = {
      "Play all games of an experiment and write a row of each into a file of CSV.",
      "The experiment is that of a file, or of --game and --seats and other options.",
      "If the command is stopped, the same command goes on where it was."
    })
final class LabRun implements Runnable {
  private static final double NANOS_IN_A_SECOND = 1e9;

  @Spec private CommandSpec spec;
  @Mixin private ExperimentArgument experiment;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "ROWS",
      description = "The file of rows; one that holds rows of this experiment is gone on with.")
  private Path out;

  @Option(
      names = {"-m", "--measure"},
      paramLabel = "MEASURE",
      description =
          "What rows tell besides: points.RULE.SEAT, paid.RULE.SEAT, governed.RULE.SEAT,"
              + " made.VERB.SEAT, said.VERB.SEAT, total.HAND.SEAT; * stands for each seat. Can be"
              + " given several times.")
  private List<String> measures = new ArrayList<>();

  @Mixin private ThreadChoice threads;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  LabRun() {}

  @Override
  public void run() {
    Lab lab = experiment.lab(measures);
    int number = threads.number();
    long begin = System.nanoTime();
    long before = RowWork.of(out, spec, file -> play(lab, number, file));
    PrintWriter writer = spec.commandLine().getOut();
    writer.println(
        Names.count(lab.experiment().games(), "row")
            + " in "
            + out
            + (before == 0 ? "" : ", of which " + before + " were there already"));
    writer.println(
        took(lab.experiment().games() - before, (System.nanoTime() - begin) / NANOS_IN_A_SECOND));
    writer.flush();
  }

  /** A row has no time in it, since that would be another each time. */
  private static String took(long games, double seconds) {
    return String.format(
        Locale.ROOT,
        "%s played in %.1f s, %.0f a second",
        Names.count(games, "game"),
        seconds,
        games / seconds);
  }

  /** Plays what is missing; returns how many rows were there. */
  private static long play(Lab lab, int threads, Path file) throws IOException {
    try (RowFile rows = RowFile.open(file, lab)) {
      long before = rows.next();
      long games = lab.experiment().games();
      return SeriesProgress.of(
          "games",
          Ints.saturatedCast(games - before),
          afterGame -> {
            lab.play(
                before,
                games,
                threads,
                row -> {
                  rows.add(row);
                  afterGame.run();
                });
            return before;
          });
    }
  }
}
