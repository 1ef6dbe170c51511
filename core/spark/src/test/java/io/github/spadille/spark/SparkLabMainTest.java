package io.github.spadille.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.RowFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program for spark-submit, in this process and in one of its own. */
class SparkLabMainTest {
  private static final SparkSession SESSION = LocalSpark.session();
  private static final Experiment EXPERIMENT = LocalSpark.SCOPA;

  @TempDir Path folder;
  private Path experiment;
  private Path out;
  private String told = "";

  @BeforeEach
  void writeTheExperiment() throws IOException {
    experiment = folder.resolve("experiment.yaml");
    out = folder.resolve("rows");
    Files.writeString(experiment, ExperimentText.line(EXPERIMENT));
  }

  /** Runs the program on the Spark of the tests, and keeps all that it tells. */
  private int run(String... args) {
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text, true);
    int status = SparkLabMain.execute(() -> SESSION, writer, writer, args);
    told = text.toString();
    return status;
  }

  private int runWith(String... options) {
    List<String> args = new ArrayList<>(List.of(experiment.toString(), out.toString()));
    args.addAll(List.of(options));
    return run(args.toArray(new String[0]));
  }

  private void assertParquet() {
    Dataset<Row> rows = SESSION.read().parquet(out.toString());
    assertThat(RowSchema.experiment(rows.schema())).isEqualTo(EXPERIMENT);
    assertThat(LocalSpark.rows(rows, EXPERIMENT)).isEqualTo(LocalSpark.played(EXPERIMENT));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns what the files of rows hold, one after the other. */
  private String parts() throws IOException {
    try (Stream<Path> files = Files.list(out)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("part-"))
          .sorted()
          .map(SparkLabMainTest::text)
          .collect(joining());
    }
  }

  @Test
  void writesParquet() {
    assertThat(runWith()).as(told).isZero();
    assertThat(told).isEqualTo("40 rows in " + out + System.lineSeparator());
    assertParquet();
  }

  @Test
  void csvIsWhatOneMachineWrites() throws IOException {
    Path file = folder.resolve("rows.csv");
    Lab lab = LocalSpark.lab(EXPERIMENT);
    try (RowFile rows = RowFile.open(file, lab)) {
      lab.play(0, EXPERIMENT.games(), 1, rows::add);
    }
    for (String partitions : new String[] {"1", "12", "100"}) {
      assertThat(runWith("--format", "csv", "--partitions", partitions, "--force")).isZero();
      assertThat(text(out.resolve(RowsFolder.HEAD)) + parts()).isEqualTo(text(file));
      assertThat(SESSION.read().text(out.toString()).count())
          .as("lines that Spark reads")
          .isEqualTo(40);
    }
  }

  @Test
  void whatIsThereStaysUnlessItIsForced() throws IOException {
    Files.createDirectory(out);
    Files.writeString(out.resolve("diary"), "mine");
    for (String format : new String[] {"parquet", "csv"}) {
      assertThat(runWith("--format", format)).isEqualTo(2);
      assertThat(told)
          .startsWith(
              "spark-lab: " + out + " is there already; nothing was written. --force replaces it");
      assertThat(out.resolve("diary")).hasContent("mine");
    }
    assertThat(runWith("--force", "--format", "PARQUET")).as(told).isZero();
    assertThat(out.resolve("diary")).doesNotExist();
    assertParquet();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--partitions 0 | --partitions 0; expected 1 or more",
        "--partitions many | 'many' is not an int",
        "--format xml | expected one of [PARQUET, CSV] (case-insensitive) but was 'xml'",
        "--fast | Unknown option: '--fast'",
      })
  void wrongOptionsAreRefused(String options, String message) {
    assertThat(runWith(options.split(" "))).isEqualTo(2);
    assertThat(told).startsWith("spark-lab: ").contains(message).contains("--help");
    assertThat(out).doesNotExist();
  }

  @Test
  void helpTellsWhatCanBeSaid() {
    assertThat(run("--help")).isZero();
    assertThat(told)
        .contains("spark-lab", "EXPERIMENT.yaml", "OUT", "--partitions", "--force", "--help")
        .contains("parquet, csv; parquet if it is not given.");
  }

  @Test
  void wrongFilesAreRefused() throws IOException {
    Path missing = folder.resolve("missing.yaml");
    assertThat(run(missing.toString(), out.toString())).isEqualTo(2);
    assertThat(told).contains("cannot read " + missing + ": there is no such file");

    assertThat(run(folder.toString(), out.toString())).isEqualTo(2);
    assertThat(told).contains("cannot read " + folder + ": ");

    Files.writeString(experiment, "{game: scopa, seats: 2, deals: many}");
    assertThat(runWith()).isEqualTo(2);
    assertThat(told).contains(experiment + ": deals: \"many\"; expected a whole number");

    Files.writeString(experiment, "{game: scoppa, seats: 2}");
    assertThat(runWith()).isEqualTo(2);
    assertThat(told).contains(experiment + ": ").contains("scopa");

    Files.writeString(experiment, "{game: scopa, seats: 2}");
    assertThat(run(experiment.toString(), "nowhere://rows")).isEqualTo(2);
    assertThat(told).contains("cannot write nowhere://rows: ").contains("nowhere");
    assertThat(run(experiment.toString(), "")).isEqualTo(2);
    assertThat(run(experiment.toString())).isEqualTo(2);
    assertThat(told).contains("OUT");
    assertThat(out).doesNotExist();
  }

  @Test
  void sparkSubmitRunsIt() throws Exception {
    assertThat(submit(experiment.toString(), out.toString(), "--partitions", "3")).isZero();
    assertThat(told).contains("40 rows in " + out);
    assertParquet();

    assertThat(submit(experiment.toString(), out.toString())).isEqualTo(2);
    assertThat(told).contains(out + " is there already");
  }

  /** Runs spark-submit in a process of its own, without the script that only finds its jars. */
  private int submit(String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.startsWith("--add-opens"))
        .forEach(command::add);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add("org.apache.spark.deploy.SparkSubmit");
    LocalSpark.SETTINGS.forEach(
        (key, value) -> command.addAll(List.of("--conf", key + "=" + value)));
    // The jar is made after the tests; its classes are on the class path.
    command.addAll(List.of("--class", SparkLabMain.class.getName(), "spark-internal"));
    command.addAll(List.of(args));
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    boolean ended = process.waitFor(5, TimeUnit.MINUTES);
    process.destroyForcibly();
    told = Files.readString(log, UTF_8);
    assertThat(ended).as(told).isTrue();
    return process.exitValue();
  }
}
