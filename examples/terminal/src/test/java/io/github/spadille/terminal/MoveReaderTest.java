package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves as people say them. */
class MoveReaderTest {
  private static String last(String game, String... lines) {
    Run run =
        Run.typing(
            String.join("\n", lines) + "\nlog\nquit\n",
            "play",
            game,
            "--agent",
            "random",
            "--seed",
            "3",
            "--option",
            "first-size=4");
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  @ParameterizedTest
  @CsvSource({"7s", "7S", "7♠", "play 7S", "play 7♠", "PLAY 7s", "p 7", "7", "play 7"})
  void aCardIsSaidInManyWays(String said) {
    assertThat(last("oh-hell", "bid 0", said)).contains("Ada plays 7♠.");
  }

  @Test
  void aNumberIsAnAmountAndNotAPlaceInTheMenu() {
    assertThat(last("oh-hell", "3")).contains("Ada bids 3 tricks.");
    assertThat(last("oh-hell", "5")).contains("OHH-9: A bid cannot be more than the 4 tricks");
  }

  @Test
  void whatCanBeSeveralMovesIsNotGuessed() {
    assertThat(last("oh-hell", "bid 0", "play"))
        .contains("Say which is meant: play K♦ or play 8♠ or play 7♠ or play 4♠.");
  }

  @Test
  void theBeginningOfTheOnlyMoveIsEnough() {
    assertThat(
            Run.typing("draw\nquit\n", "play", "canasta", "--agent", "random", "--seed", "3").out())
        .contains("Ada draws");
  }

  @Test
  void aCardThatCannotBePlayedIsRefusedByItsRule() {
    assertThat(last("oh-hell", "bid 0", "AS")).contains("OHH-13: ");
  }

  @Test
  void lettersPickFromTheMenuInTheOrderOfTheHand() {
    assertThat(last("oh-hell", "bid 0", "a")).contains("a) play K♦", "Ada plays K♦.");
    assertThat(last("oh-hell", "bid 0", "B")).contains("Ada plays 8♠.");
  }

  @Test
  void cardsAreCalledByTheirNames() {
    assertThat(last("oh-hell", "bid 0", "7 of spades")).contains("Ada plays 7♠.");
    assertThat(koiKoi("discard peony butterflies")).contains("KOI-16: ");
    assertThat(koiKoi("play peony butterflies")).contains("KOI-16: ");
  }

  private static String koiKoi(String... lines) {
    return Run.typing(
            String.join("\n", lines) + "\nquit\n",
            "play",
            "koi-koi",
            "--agent",
            "random",
            "--seed",
            "3")
        .out();
  }

  @Test
  void nobodyHasToBeTheFirstToSpeak() {
    Run run =
        Run.typing(
            "keep\nstay quiet\n" + "\n\nstay\n\n8s\n\nTd\n\nQs\n\n8c\n".repeat(20) + "quit\n",
            "play",
            "toepen",
            "--agent",
            "random",
            "--seed",
            "1");
    assertThat(run.out())
        .containsPattern("Or press Enter, and \\w+ may go first\\.\nAda> \n(Ben|Cleo|Dan) ");
  }

  @Test
  void aQuestionMayBeginWithTheWordOfAMove() {
    Run run =
        Run.typing(
            "ask how many attempts are there?\nquit\n",
            "play",
            "speculation",
            "--agent",
            "random",
            "--seed",
            "1");
    assertThat(run.out()).doesNotContain("found \"how\"");
  }

  @Test
  void cardsAreSpelledAsInRecords() {
    assertThat(CardSpelling.inRecords("10h KS' k♦ 2C x9s")).isEqualTo("Th Ks' Kd 2c x9s");
    assertThat(CardSpelling.inRecords("11s 13H joker ash")).isEqualTo("11s 13h joker ash");
  }

  @Test
  void keysAreNoWordsOfMovesNoCardsAndNotTheLetterThatLeaves() {
    MenuKeys keys = new MenuKeys(java.util.Set.of("a", "ab"));
    List<String> all = java.util.stream.Stream.generate(keys::next).limit(30).toList();
    assertThat(all)
        .startsWith("b", "c")
        .doesNotContain("a", "q", "ab", "as", "ad", "ah", "ac")
        .contains("z", "aa", "ae")
        .doesNotHaveDuplicates();
  }
}
