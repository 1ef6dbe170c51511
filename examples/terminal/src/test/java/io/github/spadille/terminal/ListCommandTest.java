package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Tag;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ListCommandTest {
  private static final Pattern ROW = Pattern.compile("([a-z-]+) +([a-z-]+) +\\p{Lu}.*");

  private static List<String> games(String... options) {
    Run run = Run.of(options);
    assertThat(run.exitCode()).isZero();
    return run.lines().stream()
        .dropWhile(line -> !line.startsWith("family "))
        .map(ROW::matcher)
        .filter(row -> row.matches())
        .map(row -> row.group(1) + "/" + row.group(2))
        .toList();
  }

  @Test
  void aFamilyOpensWithItsDefinitionAndThoseThatStandInItComeFirst() {
    assertThat(Run.of("list", "--family", "stops").lines())
        .startsWith(
            "stops: Play halts now and then because a card that is needed is not there.",
            "6 games stand in this family, and one more belongs to it.",
            "");
    assertThat(games("list", "--family", "stops"))
        .containsExactly(
            "stops/comet",
            "stops/crates",
            "stops/crazy-eights",
            "stops/fan-tan",
            "stops/play-or-pay",
            "stops/ristiseiska",
            "trick-taking/page-one");
    assertThat(Run.of("list", "--family", "fishing").lines())
        .contains("4 games stand in this family.");
  }

  @Test
  void aTagThatIsNoFamilyListsGamesOfSeveral() {
    assertThat(Run.of("list", "--tag", "dice").lines())
        .startsWith("dice: Dice are thrown beside the cards.", "One game.", "");
    assertThat(games("list", "--tag", "partnership"))
        .containsExactly(
            "rummy/canasta", "stops/crates", "trick-taking/five-hundred", "trick-taking/tute");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "children's,children's: Easy",
        "Childrens,children's: Easy",
        "gambling,betting: You play",
        "PATIENCE,solitaire: You play alone",
        "Trick Taking,trick-taking: Each"
      })
  void aTagIsNamedAsPeopleDo(String name, String opening) {
    assertThat(Run.of("list", "-t", name).out()).startsWith(opening);
    assertThat(games("list", "-f", name)).isEqualTo(games("list", "-t", name)).isNotEmpty();
  }

  @Test
  void severalKindsAreThoseOfEachGameListed() {
    assertThat(games("list", "--family", "stops", "--tag", "betting", "--tag", "chips"))
        .containsExactly("stops/fan-tan", "stops/play-or-pay");
    assertThat(Run.of("list", "--family", "stops", "--tag", "partnership").lines())
        .startsWith(
            "stops: Play halts now and then because a card that is needed is not there.",
            "partnership: In the usual form, fixed pairs or teams of players win or lose",
            "             together.",
            "One game.");
    assertThat(Run.of("list", "--tag", "poker", "--tag", "dice").lines())
        .containsExactly(
            "poker: Poker hands are compared.",
            "dice: Dice are thrown beside the cards.",
            "No game is all of this.",
            "");
  }

  @Test
  void aKindIsDefinedInItalian() {
    assertThat(Run.of("list", "--family", "rummy", "--locale", "it").lines())
        .startsWith(
            "ramino (rummy): Peschi e scarti per mettere insieme carte: coppie, combinazioni,",
            "                scale o un buon conto.",
            "4 giochi stanno in questa famiglia, e altri 3 le appartengono.",
            "");
  }

  @Test
  void unknownKindsGetASuggestion() {
    CommandLineTest.assertUserError(
        "unknown tag stpos (did you mean stops?); there are avoidance, betting, bluff,",
        "list",
        "--family",
        "stpos");
    CommandLineTest.assertUserError(
        "unknown tag x; there are avoidance, ", "list", "--family", "stops", "--tag", "x");
    CommandLineTest.assertUserError(
        "leave --family and --tag out", "list", "--tags", "--tag", "dice");
  }

  @Test
  void allTagsAreListedWithWhatTheyMean() {
    Run run = Run.of("list", "--tags");

    assertThat(run.out().replaceAll("\\s+", " "))
        .contains(
            "betting 7 You play for stakes, which the winners take. A family. Also called"
                + " gambling.",
            "childrens 3 Easy enough to be played with small children. chips 7 ");
    for (Tag tag : Catalog.load().tags()) {
      assertThat(run.out()).containsPattern("(?m)^" + tag + " ");
    }
    assertThat(Run.of("list", "--tags", "--locale", "it").out()).contains("Una famiglia.");
  }

  @Test
  void otherNamesStandBesideWhatTheGameIsAbout() {
    assertThat(Run.of("list").out().replaceAll("\\s+", " "))
        .contains("get rid of them first. Also called Cheat, B.S.")
        .doesNotContain("B.S..");
  }
}
