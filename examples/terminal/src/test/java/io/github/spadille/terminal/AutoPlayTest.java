package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class AutoPlayTest {
  private static final String[] THREE_HANDS = {
    "play", "oh-hell", "--auto", "--seed", "7", "--option", "first-size=2"
  };

  @Test
  void tellsAHandInTheWordsOfTheGame() {
    Run run = Run.of("play", "oh-hell", "--auto", "--seed", "7", "--option", "first-size=2");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .startsWith(
            """
            Oh Hell! (oh-hell), 4 players
            house rules: first-size=2
            seed: 7; every seat is played by the agent random
            You look into all hands.

            Hand 1
            ------
            The cards are shuffled.
              Dan deals 2 cards to each player and turns up Q♣: clubs are trumps.
              Ada's hand: + Q♠ 3♦
              Ben's hand: + 4♠ A♦
              Cleo's hand: + J♣ 10♥
              Dan's hand: + 7♠ 6♠
            Ada bids one trick.
            Ben bids one trick.
            Cleo bids no trick.
            Dan bids 2 tricks.
            Ada plays Q♠.
            Ben plays 4♠.
            Cleo plays J♣.
            Dan plays 7♠.
              Cleo takes the trick.
            """);
    assertThat(run.out()).contains("The game is over after 44 moves.").contains("Winner: ");
  }

  @Test
  void tellsBidsPlaysAndWhoTakesATrick() {
    assertThat(Run.of(THREE_HANDS).lines())
        .anyMatch(line -> line.matches("Ada bids (no trick|one trick|\\d tricks)\\."))
        .anyMatch(line -> line.matches("Ben plays (10|[2-9JQKA])[♠♥♦♣]\\."))
        .anyMatch(line -> line.matches("  (Ada|Ben|Cleo|Dan) takes the trick\\."));
  }

  @Test
  void everyTrickHasItsTaker() {
    List<String> lines = Run.of(THREE_HANDS).lines();

    // Three hands, and a play-off of one card.
    assertThat(lines.stream().filter(line -> line.endsWith(" takes the trick.")))
        .hasSize(2 + 1 + 2 + 1);
    assertThat(lines.stream().filter(line -> line.contains(" plays ")))
        .hasSize(4 * (2 + 1 + 2 + 1));
  }

  @Test
  void pointsHaveTheirReasons() {
    List<String> lines = Run.of(THREE_HANDS).lines();
    int sheet = lines.indexOf("Points of hand 1");

    assertThat(lines.subList(sheet + 1, sheet + 5))
        .allMatch(line -> line.matches("(Ada|Ben|Cleo|Dan) +[-+]\\d+  bid (of no trick )?\\w+"));
    assertThat(lines.get(sheet + 5)).startsWith("Totals: Ada ").contains(", Ben ");
  }

  @Test
  void nothingIsSaidInTheWordsOfPrograms() {
    String told = Run.of(THREE_HANDS).out().replaceFirst("(?s).*?Hand 1", "");

    assertThat(told)
        .doesNotContain("OHH", "hand.", "turn-up", "hand-no", "stub", "??")
        .doesNotContainPattern("\\b[2-9TJQKA][shdc]\\b");
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

  /** In Toepen nobody wins: the game looks for a loser. */
  @Test
  void theLastWordsNameTheLoser() {
    List<String> lines =
        Run.of("play", "toepen", "--auto", "--seed", "7", "--option", "chips=2").lines();

    assertThat(lines).anyMatch(line -> line.matches("(Ada|Ben|Cleo|Dan) loses? the game\\."));
    assertThat(lines).noneMatch(line -> line.contains("Nobody wins"));
  }
}
