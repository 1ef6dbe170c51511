package io.github.spadille.terminal;

import io.github.spadille.engine.game.Game;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.RowFile;
import io.github.spadille.lab.report.LabPicture;
import io.github.spadille.lab.report.LabReport;
import io.github.spadille.lab.report.RowSums;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the rows of an experiment as a page. */
@Command(
    name = "report",
    description =
        "Write one page of HTML about the rows of an experiment: tables, pictures, the differences,"
            + " how the rules differ.")
final class LabReportCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "ROWS",
      description = "The rows, as 'lab run' wrote them; the experiment stands in them.")
  private Path rows;

  @Option(
      names = "--html",
      required = true,
      paramLabel = "PAGE",
      description = "Write the page into this file; it needs no network.")
  private Path html;

  @Option(
      names = "--pictures",
      paramLabel = "DIR",
      description = "Write each picture as SVG into this directory, too.")
  private @Nullable Path pictures;

  @Mixin private Overwriting overwriting;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  LabReportCommand() {}

  @Override
  public void run() {
    Lab lab = ExperimentArgument.ofRows(rows, spec);
    RowSums sums = new RowSums(lab.experiment());
    long count = RowWork.of(rows, spec, file -> RowFile.read(file, lab, sums::add));
    Game<?, ?, ?> game = Spadille.of(spec).catalog().game(lab.experiment().game());
    LabReport report = LabReport.of(game, sums);
    overwriting.write(html, report.html(), spec);
    if (pictures != null) {
      createPictures(pictures);
      for (LabPicture picture : report.pictures()) {
        overwriting.write(pictures.resolve(picture.name() + ".svg"), picture.svg(), spec);
      }
    }
    spec.commandLine().getOut().println("Wrote " + Names.count(count, "row") + " as " + html + ".");
    spec.commandLine().getOut().flush();
  }

  private void createPictures(Path directory) {
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(), "cannot write into " + directory + ": " + Failures.ofFile(e));
    }
  }
}
