package io.github.spadille.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.spadille.engine.Catalog;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Lab;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The program for {@code spark-submit}: plays an experiment from a file and writes its rows.
 *
 * <pre>{@code
 * spark-submit --class io.github.spadille.spark.SparkLabMain JAR EXPERIMENT.yaml OUT
 * }</pre>
 */
@Command(
    name = "spark-lab",
    description = "Play all games of an experiment on Spark and write their rows.",
    sortOptions = false,
    usageHelpAutoWidth = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:All rows are written.",
      "1:The program or the cluster is at fault; the trace shows where.",
      "2:The command line or a file that it names is not what it should be."
    })
public final class SparkLabMain implements Callable<Integer> {
  /** No character takes more bytes. */
  private static final int MOST_BYTES = 4 * ExperimentText.MOST;

  /** How rows are written. */
  private enum Format {
    PARQUET,
    CSV;

    @Override
    public String toString() {
      return this == CSV ? "csv" : "parquet";
    }
  }

  private final Supplier<SparkSession> sessions;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "EXPERIMENT.yaml",
      description = "The experiment, a file on the machine where this program runs.")
  private Path file;

  @Parameters(
      index = "1",
      paramLabel = "OUT",
      description = "The folder for the rows, on any file system that Spark knows.")
  private String out;

  @Option(
      names = "--partitions",
      paramLabel = "N",
      description = "In how many parts; as many as Spark has cores if it is not given.")
  private @Nullable Integer partitions;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "parquet",
      description = "${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} if it is not given.")
  private Format format;

  @Option(
      names = "--force",
      description = "Replace what is at OUT already, with all that it holds.")
  private boolean force;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // Read by picocli.
  private boolean help;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  private SparkLabMain(Supplier<SparkSession> sessions) {
    this.sessions = sessions;
  }

  /**
   * Runs the program. Ends the process with a status other than 0 if something went wrong.
   *
   * @param args the command line; {@code --help} tells what can stand there
   */
  public static void main(String[] args) {
    int status =
        execute(
            () -> SparkSession.builder().appName("spark-lab").getOrCreate(),
            new PrintWriter(System.out, true, UTF_8),
            new PrintWriter(System.err, true, UTF_8),
            args);
    if (SparkSession.getDefaultSession().isDefined()) {
      SparkSession.getDefaultSession().get().stop();
    }
    // YARN takes a program that ends itself for one that failed, even with status 0.
    if (status != 0) {
      System.exit(status);
    }
  }

  /** Runs the program, leaves Spark running, and returns the exit status. */
  static int execute(
      Supplier<SparkSession> sessions, PrintWriter out, PrintWriter err, String... args) {
    return new CommandLine(new SparkLabMain(sessions))
        .setOut(out)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(SparkLabMain::refuse)
        .execute(args);
  }

  private static int refuse(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    command.getErr().println(command.getCommandName() + ": " + failure.getMessage());
    command.getErr().println("Try '" + command.getCommandName() + " --help'.");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  /**
   * Plays and writes.
   *
   * @return 0
   * @throws ParameterException if the command line or a file that it names is not what it should be
   */
  @Override
  public Integer call() {
    if (partitions != null && partitions < 1) {
      throw wrong("--partitions " + partitions + "; expected 1 or more");
    }
    Experiment experiment = experiment();
    SparkSession session = sessions.get();
    RowsFolder folder = folder(session);
    Dataset<Row> rows =
        partitions == null
            ? SparkLab.run(session, experiment)
            : SparkLab.run(session, experiment, partitions);
    write(folder, rows, experiment);
    spec.commandLine().getOut().println(experiment.games() + " rows in " + out);
    return 0;
  }

  /** Reads the experiment and checks it against the games, before Spark is started. */
  private Experiment experiment() {
    try (InputStream in = Files.newInputStream(file)) {
      String text = new String(in.readNBytes(MOST_BYTES + 1), UTF_8);
      return Lab.of(Catalog.load(), ExperimentText.read(text)).experiment();
    } catch (NoSuchFileException e) {
      throw wrong("cannot read " + file + ": there is no such file");
    } catch (AccessDeniedException e) {
      throw wrong("cannot read " + file + ": this user may not");
    } catch (IOException e) {
      throw wrong("cannot read " + file + ": " + e.getMessage());
    } catch (IllegalArgumentException e) {
      throw wrong(file + ": " + e.getMessage());
    }
  }

  private RowsFolder folder(SparkSession session) {
    try {
      RowsFolder folder = new RowsFolder(session, new org.apache.hadoop.fs.Path(out));
      if (!force && folder.exists()) {
        throw wrong(out + " is there already; nothing was written. --force replaces it");
      }
      return folder;
    } catch (IOException | IllegalArgumentException e) {
      throw wrong("cannot write " + out + ": " + e.getMessage());
    }
  }

  private void write(RowsFolder folder, Dataset<Row> rows, Experiment experiment) {
    try {
      switch (format) {
        case PARQUET -> folder.writeParquet(rows, force);
        case CSV -> folder.writeCsv(rows, experiment, force);
      }
    } catch (IOException e) {
      throw wrong("cannot write " + out + ": " + e.getMessage());
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
