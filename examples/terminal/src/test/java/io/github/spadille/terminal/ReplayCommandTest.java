package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
  @TempDir Path directory;
  private Path file;

  @BeforeEach
  void writeARecord() {
    String out = directory.toString();
    Run run =
        Run.of(
            "simulate",
            "oh-hell",
            "-g",
            "1",
            "-s",
            "4",
            "-o",
            "first-size=3",
            "--out",
            out,
            "--checks");
    assertThat(run.exitCode()).isZero();
    file = directory.resolve("oh-hell-4-0.spadille");
  }

  /** Changes the first line that begins so, and expects the replay to stop at it or after it. */
  private Run damage(String beginning, String old, String changed) throws IOException {
    List<String> lines = new java.util.ArrayList<>(Files.readAllLines(file));
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(beginning) && lines.get(i).contains(old)) {
        lines.set(i, lines.get(i).replaceFirst(old, changed));
        Files.write(file, lines);
        Run run = Run.of("replay", file.toString());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).startsWith(file + ":").contains("expected", "1 record", "1 failed");
        assertThat(run.err()).isEmpty();
        return run;
      }
    }
    throw new AssertionError("no line " + beginning + old);
  }

  private int lineOf(String beginning) throws IOException {
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(beginning)) {
        return i + 1;
      }
    }
    throw new AssertionError("no line " + beginning);
  }

  @Test
  void aGoodRecordHolds() {
    Run run = Run.of("replay", file.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("1 record, ").endsWith(": all hold" + System.lineSeparator());
  }

  /** Writes a record that begins in the one that was simulated. */
  private Path late(String name, String after) throws IOException {
    return Files.writeString(
        directory.resolve(name),
        "spadille 1\nGame: oh-hell\nBegins: " + file.getFileName() + after + "\n\n? turn chance\n");
  }

  @Test
  void aRecordBeginsInAnother() throws IOException {
    Run run = Run.of("replay", late("late.spadille", " after 0").toString());
    assertThat(run.out())
        .isEqualTo("1 record, 0 moves, 1 check: all hold" + System.lineSeparator());
    assertThat(run.exitCode()).isZero();

    Run none = Run.of("replay", late("late.spadille", " after 9999").toString());
    assertThat(none.out()).contains("late.spadille:3:9: found \"after 9999\", expected at most");
    assertThat(none.exitCode()).isEqualTo(1);
  }

  @Test
  void aFaultIsToldOnceHoweverManyRecordsBeginInIt() throws IOException {
    late("a.spadille", "");
    late("b.spadille", "");
    Files.writeString(file, Files.readString(file).replaceFirst("\n0 play ..", "\n0 play Zz"));
    Run run = Run.of("replay", directory.toString());
    assertThat(run.out().lines())
        .hasSize(2)
        .last(org.assertj.core.api.InstanceOfAssertFactories.STRING)
        .startsWith("3 records, ")
        .endsWith("3 failed");
  }

  @Test
  void aDirectoryIsSearched() throws IOException {
    Path inner = Files.createDirectories(directory.resolve("deeper"));
    Files.copy(file, inner.resolve("again.spadille"));
    Files.writeString(inner.resolve("notes.txt"), "no record");

    assertThat(Run.of("replay", directory.toString()).out()).startsWith("2 records, ");
  }

  @Test
  void aChangedScoreIsFound() throws IOException {
    int line = lineOf("? scores: ");

    assertThat(damage("? scores: ", "scores: ", "scores: 5 ").out())
        .startsWith(file + ":" + line + ": expected ");
  }

  @Test
  void aChangedLegalMoveIsFound() throws IOException {
    int line = lineOf("? moves 0: bid 0; bid 1");

    assertThat(damage("? moves 0: bid 0; bid 1", "bid 1", "bid 7").out())
        .startsWith(file + ":" + line + ": expected ");
  }

  @Test
  void aMissingLegalMoveIsFound() throws IOException {
    int line = lineOf("? moves 0: bid 0; bid 1");

    assertThat(damage("? moves 0: bid 0; bid 1", "bid 1; ", "").out())
        .startsWith(file + ":" + line + ": expected ");
  }

  @Test
  void aChangedCardIsFound() throws IOException {
    // Two cards change places: the pack is still a pack, but other hands are dealt.
    List<String> lines = Files.readAllLines(file);
    String[] shuffle = lines.get(lineOf("* shuffle") - 1).split(" ");

    damage("* shuffle", shuffle[2] + " " + shuffle[3], shuffle[3] + " " + shuffle[2]);
  }

  @Test
  void aDoubledCardIsRefused() throws IOException {
    List<String> lines = Files.readAllLines(file);
    int line = lineOf("* shuffle");
    String[] shuffle = lines.get(line - 1).split(" ");

    assertThat(damage("* shuffle", shuffle[2], shuffle[3]).out())
        .startsWith(file + ":" + line + ": expected ")
        .contains("OHH-1");
  }

  @Test
  void aChangedWinnerIsFound() throws IOException {
    int line = lineOf("? winners");
    String winners = Files.readAllLines(file).get(line - 1);

    assertThat(damage(winners, winners.substring(2), "winners: 0 1 2 3").out())
        .startsWith(file + ":" + line + ": expected ");
  }

  @Test
  void whatIsNoRecordFails() throws IOException {
    Files.writeString(file, "spadille 1\nGame oh-hell\n");
    assertThat(Run.of("replay", file.toString()).out()).startsWith(file + ":2:");

    Files.write(
        file, "spadille 1\nGame: oh-hell\n\n# \u00e4\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(Run.of("replay", file.toString()).out())
        .startsWith(file + ":4:3: found \"byte E4\", expected UTF-8");
  }

  @Test
  void unknownGameFails() throws IOException {
    Files.writeString(file, "spadille 1\nGame: oh-hel\nSeats: 4\n\n");

    Run run = Run.of("replay", file.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).startsWith(file + ":2: expected ").contains("did you mean oh-hell?");
  }

  @Test
  void missingFilesAreUserErrors() throws IOException {
    Path empty = Files.createDirectories(directory.resolve("empty"));

    CommandLineTest.assertUserError("there is no file", "replay", file + "x");
    CommandLineTest.assertUserError("there is no *.spadille in", "replay", empty.toString());
    CommandLineTest.assertUserError("FILE", "replay");
  }
}
