package io.github.spadille.games.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.record.LibraryVersion;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.Row;
import io.github.spadille.lab.RowFile;
import io.github.spadille.lab.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows in a file survive the end of the program that writes them, wherever it comes. */
class RowFileTest {
  private static final Experiment EXPERIMENT =
      Experiment.of("scopa", 2)
          .with(
              RuleSet.of(ImmutableMap.of()),
              new RuleSet("no-redeal", ImmutableMap.of("king-redeal", "off")))
          .withDeals(3)
          .recording(List.of(Measure.parse("points.SCO-27.0")))
          .byHands();
  private static final Lab LAB = Lab.of(Catalog.load(), EXPERIMENT);

  @TempDir Path folder;

  private static void write(Path file, Lab lab, int threads) throws IOException {
    try (RowFile rows = RowFile.open(file, lab)) {
      lab.play(rows.next(), lab.experiment().games(), threads, rows::add);
    }
  }

  private static List<Row> read(Path file) throws IOException {
    List<Row> rows = new ArrayList<>();
    assertThat(RowFile.read(file, LAB, rows::add)).isEqualTo(rows.size());
    return rows;
  }

  @Test
  void rowsAreReadAsTheyWereWritten() throws IOException {
    Path file = folder.resolve("rows.csv");
    write(file, LAB, 2);
    List<Row> played = new ArrayList<>();
    LAB.play(0, EXPERIMENT.games(), 1, played::add);

    assertThat(read(file)).hasSize(6).isEqualTo(played);
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(0))
        .isEqualTo(
            "# spadille-lab rows 1, library "
                + LibraryVersion.get()
                + ", base 1: "
                + ExperimentText.line(EXPERIMENT));
    assertThat(lines.get(1))
        .isEqualTo(
            "number,deal,rotation,rules,over,moves,hands,decisions,choices,score.0,score.1,place.0,"
                + "place.1,points.SCO-27.0");
    assertThat(lines.get(3)).startsWith("1,0,0,no-redeal,true,");
  }

  @Test
  void whoeverWasKilledAtAnyByteGoesOn() throws IOException {
    Path whole = folder.resolve("whole.csv");
    write(whole, LAB, 1);
    byte[] bytes = Files.readAllBytes(whole);
    for (int length = 0; length < bytes.length; length++) {
      Path torn = folder.resolve("torn.csv");
      Files.write(torn, Arrays.copyOf(bytes, length));
      write(torn, LAB, 1);
      assertThat(Files.readAllBytes(torn)).as("cut off at " + length).isEqualTo(bytes);
    }
  }

  @Test
  void aTornLineIsNotReadAndStays() throws IOException {
    Path file = folder.resolve("rows.csv");
    write(file, LAB, 1);
    byte[] bytes = Files.readAllBytes(file);
    byte[] torn = Arrays.copyOf(bytes, bytes.length - 1);
    Files.write(file, torn);
    assertThat(read(file)).hasSize(5);
    assertThat(Files.readAllBytes(file)).isEqualTo(torn);
  }

  /** Its agents may have played otherwise, but what they played is told. */
  @Test
  void rowsOfAnotherVersionAreReadAndNotGoneOnWith() throws IOException {
    Path file = folder.resolve("rows.csv");
    write(file, LAB, 1);
    List<Row> rows = read(file);
    String other = Files.readString(file).replace(LibraryVersion.get(), "0.0.9-long-ago");
    Files.writeString(file, other);
    assertThat(read(file)).isEqualTo(rows);
    assertThatThrownBy(() -> RowFile.open(file, LAB))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("library 0.0.9-long-ago, base 1");
    assertThat(Files.readString(file)).isEqualTo(other);
  }

  @Test
  void anythingElseIsRefusedAndStays() throws IOException {
    Path file = folder.resolve("rows.csv");
    write(file, LAB, 1);
    String rows = Files.readString(file);
    for (String other :
        new String[] {
          "my diary",
          "my diary\n",
          rows.replace("\"seed\":1", "\"seed\":2"),
          rows.replace("base 1", "base 7"),
          rows.replace("\n3,1,0", "\n4,1,0"),
          rows.replace("1,0,0,no-redeal,true", "1,0,0,usual,true"),
          rows.replace("1,0,0,no-redeal,true", "1,0,0,no-redeal,maybe"),
          rows + rows.substring(rows.lastIndexOf('\n', rows.length() - 2) + 1),
          rows + "\n",
          rows + "6,3,0,usual,true,1,1,1,1,1,1,1,1,1\n"
        }) {
      assertThat(other).isNotEqualTo(rows);
      Files.writeString(file, other);
      assertThatThrownBy(() -> RowFile.open(file, LAB))
          .isInstanceOf(IllegalArgumentException.class);
      assertThatThrownBy(() -> RowFile.read(file, LAB, row -> {}))
          .isInstanceOf(IllegalArgumentException.class);
      assertThat(Files.readString(file)).isEqualTo(other);
    }
  }

  @Test
  void oneProgramWritesAtATime() throws IOException {
    Path file = folder.resolve("rows.csv");
    try (RowFile rows = RowFile.open(file, LAB)) {
      assertThatThrownBy(() -> RowFile.open(file, LAB))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(file + " is being written by somebody else");
      assertThatThrownBy(() -> rows.add(LAB.play(3))).hasMessage("the row of game 3; expected 0");
    }
    write(file, LAB, 1);
    assertThat(read(file)).hasSize(6);
  }
}
