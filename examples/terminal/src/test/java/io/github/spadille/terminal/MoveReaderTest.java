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
