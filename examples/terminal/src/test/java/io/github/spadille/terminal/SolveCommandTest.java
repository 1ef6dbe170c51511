package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {
  @TempDir Path directory;
  private Path file;

  /** A person saves a deal of one suit that can be won, after one move. */
  @BeforeEach
  void saveADeal() {
    file = directory.resolve("deal.spadille");
    Run run = play("a\nsave " + file + "\nquit\n");
    assertThat(run.err()).isEmpty();
    assertThat(file).exists();
  }

  private static Run play(String typed) {
    return Run.typing(typed, "play", "spider", "--winnable", "--seed", "5", "--option", "suits=1");
  }

  @Test
  void theRecordThatIsWrittenIsWonAndHolds() throws IOException {
    Path won = directory.resolve("won.spadille");
    Run run = Run.of("solve", "spider", file.toString(), "--out", won.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(0)).matches("Won in \\d+ moves:");
    assertThat(run.lines().get(1)).matches("0 (move c\\d+ \\d+ c\\d+|deal)");
    assertThat(Files.readString(won)).contains(Files.readString(file).lines().toList().get(8));
    assertThat(Run.of("replay", won.toString()).out()).endsWith("all hold\n");
    assertThat(Run.of("solve", "spider", won.toString()).out()).isEqualTo("Won already.\n");
    Run again = Run.of("solve", "spider", file.toString(), "--out", won.toString());
    assertThat(again.exitCode()).isEqualTo(2);
    assertThat(again.err()).contains("is there already");
  }

  @Test
  void anEarlierPositionCanBeSolved() {
    Run run = Run.of("solve", "spider", file.toString(), "--from", "1");
    assertThat(run.lines().get(0)).matches("Won in \\d+ moves:");
    assertThat(Run.of("solve", "spider", file.toString(), "--from", "3").err())
        .contains("--from 3; expected 1 to 2");
  }

  @Test
  void theSameSeedDealsTheSame() throws IOException {
    Path other = directory.resolve("other.spadille");
    play("a\nsave " + other + "\nquit\n");
    assertThat(other).hasSameTextualContentAs(file);
  }

  @Test
  void whatIsGivenUpIsLost() throws IOException {
    Path lost = directory.resolve("lost.spadille");
    play("resign\nsave " + lost + "\nquit\n");
    Run run = Run.of("solve", "spider", lost.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("Cannot be won");
  }

  @Test
  void whatCannotBeSolvedIsRefused() {
    assertThat(Run.of("solve", "oh-hell", file.toString()).err())
        .contains("oh-hell has no solver; the games that have one: spider");
    assertThat(Run.of("solve", "spider", file.toString(), "--seconds", "0").err())
        .contains("--seconds 0; expected 1 to 3600");
    assertThat(Run.of("solve", "spider", directory.resolve("none").toString()).err())
        .contains("there is no file");
    assertThat(Run.of("play", "oh-hell", "--winnable").err()).contains("oh-hell has no solver");
    assertThat(Run.of("play", "spider", "--winnable", "--auto").err())
        .contains("leave --auto and --resume out");
  }
}
