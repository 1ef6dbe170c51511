package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PerftCommandTest {
  @TempDir Path directory;
  private Path file;

  /** Three players have a card each; they bid 0 or 1, Ada first, and play it. */
  @BeforeEach
  void writeARecord() throws IOException {
    String pack = "4c 3h 5c 2s";
    StringBuilder cards = new StringBuilder(pack);
    for (char suit : "shdc".toCharArray()) {
      for (char rank : "23456789TJQKA".toCharArray()) {
        String card = "" + rank + suit;
        if (!pack.contains(card)) {
          cards.append(' ').append(card);
        }
      }
    }
    file = directory.resolve("a.spadille");
    Files.writeString(
        file,
        "spadille 1\nGame: oh-hell\nBase: 1\nLibrary: 0.1.0\nSeats: 3\nOptions: first-size=1 dealer-bid=free\n\n"
            + "* shuffle "
            + cards
            + "\n");
  }

  @Test
  void countsEveryDepth() {
    Run run = Run.of("perft", file.toString(), "--depth", "4");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
        .containsExactly("depth sequences", "----- ---------", "1 2", "2 4", "3 8", "4 8");
  }

  @Test
  void dividesBetweenTheFirstMoves() {
    Run run = Run.of("perft", file.toString(), "-d", "2", "--divide");
    assertThat(run.out().lines().skip(2).map(line -> line.strip().replaceAll(" +", " ")))
        .containsExactly("0 bid 0 2", "0 bid 1 2");
  }

  @Test
  void aRecordThatDoesNotHoldIsNamed() throws IOException {
    Files.writeString(file, Files.readString(file) + "0 bid 9\n");
    Run run = Run.of("perft", file.toString(), "-d", "2");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).startsWith(file + ":").contains("9");
  }

  @Test
  void depthAndFileAreChecked() {
    Run none = Run.of("perft", directory.resolve("b.spadille").toString(), "-d", "2");
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err()).contains("there is no file", "b.spadille");
    Run shallow = Run.of("perft", file.toString(), "-d", "0");
    assertThat(shallow.exitCode()).isEqualTo(2);
    assertThat(shallow.err()).contains("--depth 0; expected 1 or more");
  }
}
