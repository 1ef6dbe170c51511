package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AutoPlayTest {
  private static final String[] THREE_HANDS = {
    "play", "oh-hell", "--auto", "--seed", "7", "--option", "first-size=2"
  };

  @Test
  void tellsAGameFromHeadToWinner() {
    Run run = Run.of(THREE_HANDS);

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith("Oh Hell! (oh-hell), 4 seats\n")
        .contains("house rules: first-size=2")
        .contains("seed: 7")
        .contains("every card is shown")
        .contains("Score sheet of hand 3")
        .contains("The game is over after 44 moves.")
        .containsPattern("Winner: [0-3] [A-Z]");
  }

  @Test
  void showsEveryHandAsDealt() {
    List<String> lines = Run.of(THREE_HANDS).lines();
    int deal = lines.indexOf("Hand 1");

    assertThat(lines.get(deal + 2)).contains("dealer 3", "hand-size 2", "trump ");
    assertThat(lines.subList(deal, deal + 12))
        .filteredOn(
            line -> line.matches("[0-3] \\w+ +\\(0\\) +hand\\.[0-3] +[2-9TJQKA][shdc] \\S\\S"))
        .hasSize(4);
  }

  @Test
  void tellsBidsPlaysAndWhoTakesATrick() {
    assertThat(Run.of(THREE_HANDS).lines())
        .anyMatch(line -> line.matches("0 Ada +bid \\d"))
        .anyMatch(line -> line.matches("1 Ben +play \\S\\S"))
        .anyMatch(line -> line.matches(" +trick \\S\\S \\S\\S \\S\\S \\S\\S to [0-3] \\w+"));
  }

  @Test
  void scoresNameTheirRules() {
    List<String> lines = Run.of(THREE_HANDS).lines();
    int sheet = lines.indexOf("Score sheet of hand 1");

    assertThat(lines.subList(sheet + 1, sheet + 5))
        .allMatch(line -> line.matches("[0-3] \\w+ +[-+]\\d+ +OHH-(19|20|21)  A bid .*"));
    assertThat(lines.get(sheet + 5)).startsWith("Totals: 0 Ada: ");
  }

  @Test
  void sameSeedSameGame() {
    assertThat(Run.of(THREE_HANDS)).isEqualTo(Run.of(THREE_HANDS));
    assertThat(Run.of("play", "oh-hell", "--auto", "--seed", "8", "--option", "first-size=2").out())
        .isNotEqualTo(Run.of(THREE_HANDS).out());
  }

  @Test
  void cutsOffAGame() {
    assertThat(Run.of("play", "oh-hell", "--auto", "--max-moves", "9").out())
        .contains("The game is cut off after 9 moves.", "The game is not over.");
  }

  @Test
  void nobodySitsDownAtAGameThatPlaysItself() {
    CommandLineTest.assertUserError("leave --seat", "play", "oh-hell", "--auto", "--seat", "1");
  }
}
