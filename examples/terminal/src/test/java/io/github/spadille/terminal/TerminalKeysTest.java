package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What only a terminal has: keys, colours, pauses, a screen that is cleared. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
@Isolated("the keys are pressed in time")
class TerminalKeysTest {
  @TempDir Path folder;

  private TypedTerminal play(String... more) throws Exception {
    String[] args = new String[8 + more.length];
    System.arraycopy(
        new String[] {
          "play", "oh-hell", "--agent", "random", "--seed", "3", "--option", "first-size=4"
        },
        0,
        args,
        0,
        8);
    System.arraycopy(more, 0, args, 8, more.length);
    return new TypedTerminal(folder.resolve("kept"), args);
  }

  @Test
  void tabOffersInTheOrderOfTheHand() throws Exception {
    try (TypedTerminal terminal = play("--pause", "0")) {
      terminal.awaitQuestion(0);
      int from = terminal.written();
      terminal.type("bid 0");
      terminal.await("a) play", from);
      terminal.awaitQuestion(from);
      from = terminal.written();
      terminal.press("play \t\t");
      assertThat(terminal.await("4s", from)).containsSubsequence("Kd", "8s", "7s", "4s");
    }
  }

  @Test
  void redSuitsAreRed() throws Exception {
    try (TypedTerminal terminal = play("--pause", "0")) {
      terminal.awaitQuestion(0);
      assertThat(terminal.raw()).contains("\u001b[31mK♦\u001b[0m  8♠ 7♠ 4♠");
    }
  }

  @Test
  void whoLeavesByAKeyIsAskedWhetherToSave() throws Exception {
    for (boolean interrupts : new boolean[] {false, true}) {
      Path saved = folder.resolve("saved" + interrupts);
      try (TypedTerminal terminal = play("--pause", "0")) {
        terminal.awaitQuestion(0);
        int from = terminal.written();
        if (interrupts) {
          terminal.interrupt();
        } else {
          terminal.press("\u0004");
        }
        terminal.await("Save it under a name, too? [y/N] ", from);
        from = terminal.written();
        terminal.type("y");
        terminal.await("The name of the file:", from);
        terminal.type(saved.toString());
        assertThat(terminal.exitCode()).isZero();
      }
      assertThat(Files.readString(saved))
          .contains("\nSeated: 0=person 1=random 2=random 3=random\n");
    }
  }

  @Test
  void theEndOfAHandStaysUntilAKeyIsPressed() throws Exception {
    try (TypedTerminal terminal = play("--pause", "1")) {
      terminal.awaitQuestion(0);
      for (String line : new String[] {"0", "a", "a", "a", "a"}) {
        int from = terminal.written();
        terminal.type(line);
        terminal.awaitQuestion(from);
      }
      assertThat(terminal.shown()).endsWith("(press a key)").contains("Points of hand 1");
      int from = terminal.written();
      terminal.press(" ");
      assertThat(terminal.await("Ada> ", from)).contains("Hand 2");
    }
  }

  @Test
  void theScreenIsClearedBeforeTheNextPersonLooks() throws Exception {
    try (TypedTerminal terminal = play("--pause", "0", "--player", "0=Ana", "--player", "1=Bo")) {
      terminal.awaitQuestion(0);
      int from = terminal.written();
      terminal.type("bid 0");
      terminal.await("Press a key, and let Bo come to the screen.", from);
      from = terminal.written();
      terminal.press(" ");
      terminal.await("(press a key when nobody else looks)", from);
      assertThat(terminal.raw()).contains("\u001b[H\u001b[2J", "\u001b[3J");
      from = terminal.written();
      terminal.press(" ");
      assertThat(terminal.await("Bo> ", from)).contains("Ana bids no trick.");
    }
  }

  @Test
  void whoHasWatchedAGameSitsDownAtAnother() throws Exception {
    try (TypedTerminal terminal =
        new TypedTerminal(
            folder.resolve("kept"),
            "play",
            "oh-hell",
            "--auto",
            "--then-play",
            "--pause",
            "0",
            "--seed",
            "7",
            "--option",
            "first-size=1")) {
      assertThat(terminal.awaitQuestion(0)).containsSubsequence("The game is over", "Ada> ");
    }
    Run piped = Run.of("play", "oh-hell", "--auto", "--then-play", "-o", "first-size=1");
    assertThat(piped.out()).contains("The game is over").doesNotContain("Ada> ");
  }
}
