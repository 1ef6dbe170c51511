package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Several people at one screen. */
class HotSeatTest {
  private static Run play(String lines) {
    return Run.typing(
        lines,
        "play",
        "oh-hell",
        "--player",
        "0=Ana",
        "--player",
        "2=Bo",
        "--agent",
        "random",
        "--seed",
        "3",
        "--option",
        "first-size=4");
  }

  @Test
  void theyAreAskedByTurnsAndToldWhatHappened() {
    Run run = play("bid 0\nbid 1\nquit\n");

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Ana and Bo play at this terminal. The agent random plays the others.")
        .containsSubsequence(
            "Ana> bid 0", "Bo, it is your turn.", "Ana bids no trick.", "Bo (you)", "Bo> bid 1");
  }

  @Test
  void nobodySeesTheHandOfAnother() {
    String out = play("bid 0\nquit\n").out();
    String ofBo = out.substring(out.indexOf("Bo, it is your turn."));

    assertThat(out).contains("Ana (you)  hand         K♦  8♠ 7♠ 4♠");
    assertThat(ofBo).contains("Ana       hand         4 face down").doesNotContain("8♠ 7♠ 4♠");
  }

  @Test
  void whatSomebodyHasSeenIsNotTakenBack() {
    String lines = "bid 0\nbid 1\n" + "a\n".repeat(4) + "undo\nquit\n";
    assertThat(play(lines).out())
        .contains("Somebody has seen a card since then, so this cannot be taken back.");
  }

  @Test
  void wrongPeopleAreRefused() {
    CommandLineTest.assertUserError("expected 0 to 3", "play", "oh-hell", "--player", "4=Ana");
    CommandLineTest.assertUserError("expected SEAT=NAME", "play", "oh-hell", "--player", "Ana");
    CommandLineTest.assertUserError(
        "names two people at seat 0", "play", "oh-hell", "--player", "0=A", "--player", "0=B");
    CommandLineTest.assertUserError(
        "leave --seat out", "play", "oh-hell", "--player", "0=Ana", "--seat", "1");
    CommandLineTest.assertUserError("names somebody twice", "play", "oh-hell", "--player", "0=Ben");
    CommandLineTest.assertUserError(
        "somebody sits at seat 1", "play", "oh-hell", "--player", "1=Ana", "--agent", "1=hard");
  }
}
