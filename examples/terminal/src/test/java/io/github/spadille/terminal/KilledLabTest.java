package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Somebody kills an experiment ten times: its rows are those of one that nobody killed. */
@Tag("sweep")
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class KilledLabTest {
  private static final int KILLS = 10;
  private static final long GROWTH = 20_000; // bytes, more than fit into memory for a while

  @TempDir Path folder;

  private Process start(Path experiment, Path rows) throws IOException {
    return new ProcessBuilder(
            ChildProgram.command("lab", "run", experiment.toString(), "--out", rows.toString()))
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("told").toFile())
        .start();
  }

  private static long size(Path file) throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }

  @Test
  void noRowIsLostOrThereTwice() throws Exception {
    Path experiment = folder.resolve("experiment.yaml");
    Files.writeString(
        experiment,
        "{game: oh-hell, seats: 3, deals: 20000, plays: hands, rules: {usual: {},"
            + " hook: {dealer-bid: hook}}}");
    Path rows = folder.resolve("rows.csv");
    Random random = new Random(10);
    int killed = 0;
    while (killed < KILLS) {
      long from = size(rows);
      Process process = start(experiment, rows);
      while (process.isAlive() && size(rows) < from + GROWTH) {
        Thread.sleep(5);
      }
      Thread.sleep(random.nextInt(50));
      assertThat(process.isAlive()).as("the experiment was over before it was killed").isTrue();
      process.toHandle().destroyForcibly();
      process.waitFor();
      killed++;
    }
    assertThat(start(experiment, rows).waitFor()).isZero();
    assertThat(Files.readString(folder.resolve("told"))).contains("40000 rows in ");

    Path whole = folder.resolve("whole.csv");
    Run.of("lab", "run", experiment.toString(), "--out", whole.toString());
    assertThat(Files.mismatch(rows, whole)).as("the first byte that differs").isEqualTo(-1);
  }
}
