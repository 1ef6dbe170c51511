package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DuelCommandTest {
  private static Run duel(String... args) {
    return Run.of(Stream.concat(Stream.of("duel"), Stream.of(args)).toArray(String[]::new));
  }

  private static String told(String... args) {
    Run run = duel(args);
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run.out();
  }

  @Test
  void tellsWhoIsBetterAndHowSureThatIs() {
    assertThat(told("oh-hell", "random", "flat:iterations=8", "--seed", "1"))
        .contains("random against flat:iterations=8: up to 100 deals of one hand")
        .containsPattern("A random +\\d+ +\\d+\\.\\d % +\\d+\\.\\d - \\d+\\.\\d %")
        .containsPattern("B flat:iterations=8 +\\d+ +\\d+\\.\\d % +\\d+\\.\\d - \\d+\\.\\d %")
        .containsPattern("A has -\\d+\\.\\d\\d points more than B")
        .contains("B (flat:iterations=8) is better: the test of deals won is sure");
  }

  @Test
  void equalAgentsStayOpen() {
    assertThat(told("crazy-eights", "random", "random", "--deals", "5", "--seed", "1"))
        .contains("5 of 5 deals went to neither.", "Who is better is open.");
  }

  @Test
  void oneDealHasNoInterval() {
    assertThat(told("oh-hell", "random", "lively", "--deals", "1", "--seed", "1"))
        .contains("up to one deal of one hand", "one deal has no interval")
        .doesNotContain("Infinity");
  }

  @Test
  void noStopPlaysOnAndThreadsChangeNothing() {
    String[] args = {"oh-hell", "flat:iterations=8", "random", "-s", "1", "-d", "14", "--no-stop"};
    String one = told(Stream.concat(Stream.of(args), Stream.of("-t", "1")).toArray(String[]::new));
    assertThat(one).contains(" of 14 deals went to neither.");
    assertThat(told(Stream.concat(Stream.of(args), Stream.of("-t", "3")).toArray(String[]::new)))
        .isEqualTo(one);
  }

  @Test
  void wholeGamesArePlayedOnRequestAndCutOffOnesAreTold() {
    assertThat(
            told(
                "oh-hell",
                "random",
                "lively",
                "--whole-games",
                "-d",
                "2",
                "-s",
                "1",
                "--max-moves",
                "9"))
        .contains("up to 2 deals of whole games", "4 games were cut off");
  }

  @Test
  void errorsNameValueAndWhatIsAllowed() {
    assertThat(duel("oh-hell", "hrad", "random").err())
        .contains("unknown agent hrad (did you mean hard?)", "random, lively, easy, normal, hard");
    assertThat(duel("oh-hell", "random", "flat:iterations=0").err())
        .contains("agent flat:iterations=0: 0; expected 1 or more");
    assertThat(duel("oh-hell", "random", "random", "--deals", "0").err())
        .contains("--deals 0; expected at least 1");
    assertThat(duel("oh-hell", "random", "random", "--hands", "--whole-games").exitCode())
        .isEqualTo(2);
    assertThat(duel("oh-hell", "random").exitCode()).isEqualTo(2);
  }

  @Test
  void isToldInTheLanguageThatIsAskedFor() {
    assertThat(told("scopa", "flat:iterations=8", "random", "-s", "1", "-l", "it"))
        .contains("regole della casa: come al solito")
        .contains("flat:iterations=8 contro random: al massimo 100 smazzate di una mano")
        .contains("A (flat:iterations=8) è migliore: il test sulle smazzate vinte è sicuro");
    assertThat(told("oh-hell", "random", "random", "-d", "1", "-s", "1", "-l", "it"))
        .contains("There are no words of Oh Hell! in Italian, so it is told in English.")
        .contains("up to one deal of one hand");
  }
}
