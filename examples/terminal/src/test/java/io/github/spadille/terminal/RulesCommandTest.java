package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesCommandTest {
  @TempDir Path directory;

  @Test
  void printsTheSheetWithoutMarkdown() {
    Run run = Run.of("rules", "oh-hell");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("Oh Hell!\n========", "Scoring\n-------", "  OHH-14.  If you hold");
    assertThat(run.out()).doesNotContain("|", "`", "##", "{");
    assertThat(run.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  @Covers("HSE-10")
  void marksWhatDeviates() {
    Run run = Run.of("rules", "oh-hell", "--option", "dealer-bid=hook", "--seats", "6");

    assertThat(run.lines())
        .contains("Players:     6")
        .anySatisfy(line -> assertThat(line).startsWith("* dealer-bid=hook; default: exceed."))
        .anySatisfy(line -> assertThat(line).startsWith("* OHH-10."));
    assertThat(run.out()).contains("[dealer-bid=hook; default: exceed]");
  }

  @Test
  void marksNothingByDefault() {
    assertThat(Run.of("rules", "oh-hell").lines()).noneMatch(line -> line.startsWith("* "));
  }

  @Test
  @Covers("HSE-11")
  void printsOnePage() {
    Run run = Run.of("rules", "oh-hell", "--short", "-o", "tie=shared");

    assertThat(run.out()).contains("In short\n--------", "* tie=shared; default: one-card.");
    assertThat(run.out()).doesNotContain("OHH-14");
  }

  @Test
  void printsMarkdown() {
    assertThat(Run.of("rules", "oh-hell", "--markdown", "-o", "tie=shared").lines())
        .contains("# Oh Hell!", "## Scoring")
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith("- \\* OHH-25. Nothing")
                    .endsWith("**[tie=shared; default: one-card]**"));
  }

  @Test
  @Covers("HSE-10")
  void writesAPageToBePrinted() throws IOException {
    Path page = directory.resolve("oh-hell.html");

    assertThat(Run.of("rules", "oh-hell", "--html", page.toString()).out())
        .startsWith("Wrote the rules to ");
    assertThat(Files.readString(page)).startsWith("<!DOCTYPE html>").contains("OHH-14");
    CommandLineTest.assertUserError(
        "cannot write", "rules", "oh-hell", "--html", directory.resolve("no/page").toString());
  }

  @Test
  @Covers("HSE-3")
  void listsWhatCanBeChosen() {
    Run run = Run.of("rules", "oh-hell", "--options");

    assertThat(run.lines())
        .anySatisfy(
            line ->
                assertThat(line).startsWith("dealer-bid  exceed (base rule),").contains("OHH-1"))
        .anySatisfy(line -> assertThat(line).contains("OHH-24 OHH-24a"));
    assertThat(words(run))
        .contains("hook (variant)", "shared (rules)", "Variant: a house rule known elsewhere.");
    assertThat(words(Run.of("rules", "five-hundred", "--options")))
        .contains("200 (base rule)", "(limit)")
        .doesNotContain("preset");
  }

  @Test
  @Covers("HSE-3")
  void listsPresetsWithWhatTheyAreAndForHowMany() {
    assertThat(Run.of("rules", "scopa", "--options").lines())
        .anySatisfy(line -> assertThat(line).startsWith("scopa-d-assi  ace-takes-all=on  2-4 "))
        .anySatisfy(line -> assertThat(line).startsWith("scopone       deal=nine         4  "));
    assertThat(Run.of("rules", "scopa", "--options", "--locale", "it").lines())
        .anySatisfy(line -> assertThat(line).startsWith("forma ").endsWith("che cos'è"))
        .anySatisfy(line -> assertThat(line).startsWith("scopone ").contains("Lo scopone: in "));
  }

  private static String words(Run run) {
    return run.out().replaceAll("\\s+", " ");
  }

  @Test
  void aPresetIsPrintedLikeItsOptions() {
    assertThat(Run.of("rules", "oh-hell", "--preset", "classic").out())
        .contains("* dealer-bid=hook; default", "* scoring=ten-plus; default")
        .isEqualTo(
            Run.of("rules", "oh-hell", "-o", "dealer-bid=hook", "-o", "scoring=ten-plus").out());
    CommandLineTest.assertUserError(
        "did you mean classic?", "rules", "oh-hell", "--preset", "clasic");
  }

  @Test
  void printsOneRuleAsItIsInForce() {
    assertThat(Run.of("rules", "oh-hell", "--rule", "OHH-14").lines())
        .containsExactly(
            "OHH-14 - Play", "  If you hold a card of the suit led, you must play one.");
    assertThat(Run.of("rules", "oh-hell", "--rule", "OHH-20", "-o", "zero-bid=5").lines())
        .containsExactly("OHH-20 - Scoring", "  If you bid none and win none, you get 5 points.");
  }

  @Test
  void saysThatARuleDoesNotApply() {
    assertThat(Run.of("rules", "oh-hell", "--rule", "OHH-25").out())
        .startsWith("OHH-25 does not apply under these house rules.\n");
  }

  @Test
  void printsOneRuleWithItsTable() {
    assertThat(Run.of("rules", "oh-hell", "-r", "OHH-3", "-n", "7").lines())
        .anySatisfy(line -> assertThat(line).matches(" +7 +7 +49 +3"));
  }

  @Test
  @Covers("HSE-12")
  void findsRulesByAWord() {
    assertThat(Run.of("rules", "oh-hell", "--rule", "Trumps").lines())
        .contains("OHH-5 - Pack and deal")
        .doesNotContain("OHH-14 - Play");
  }

  @Test
  void whatIsForProgramsIsPrintedForThemAlone() {
    Run players = Run.of("rules", "oh-hell", "--seats", "4");
    Run programs = Run.of("rules", "oh-hell", "--seats", "4", "--programs");

    assertThat(players.lines()).doesNotContain("Piles", "Facts", "Moves", "Stages", "House rules");
    assertThat(players.out()).doesNotContain("legal at once", "turn-up", "trick-taken");
    assertThat(programs.lines())
        .contains("Piles", "Facts", "Moves", "Stages")
        .doesNotContain("Scoring");
    assertThat(programs.out()).contains("turn-up", "trick-taken").doesNotContain("OHH-14");
    CommandLineTest.assertUserError("leave one of them out", "rules", "oh-hell", "-s", "-p");
  }

  @Test
  void refusalsStandAboveTheTextOfTheirRule() {
    Run run = Run.of("rules", "oh-hell", "--refusals");

    assertThat(run.lines())
        .containsSequence(
            "OHH-14 - Play",
            "  follow: {0} does not follow {1}, and you can follow suit.",
            "",
            "  If you hold a card of the suit led, you must play one.");
    assertThat(run.lines())
        .containsSubsequence("OHH-1 - Pack and deal", "OHH-4 - Pack and deal", "OHH-23 - End");
    assertThat(Run.of("rules", "oh-hell", "--refusals", "-o", "bidding=at-once").out())
        .contains("OHH-11 does not apply under these house rules.");
  }

  @Test
  void oneNumberOfPlayersLeavesNoCondition() {
    assertThat(Run.of("rules", "canasta").out()).contains("(with 4 players");
    assertThat(Run.of("rules", "canasta", "--seats", "4").out()).doesNotContain("(with ");
    assertThat(Run.of("rules", "spider").out()).doesNotContain("(with ");
  }

  @Test
  void helpSaysWhatHoldsWithoutANumberOfPlayers() {
    String help = Run.of("rules", "--help").out().replaceAll("\\s+", " ");

    assertThat(help)
        .contains("Without --seats a sheet is for any number of players")
        .contains("--rule and --refusals print what holds for the usual number");
    assertThat(Run.of("rules", "canasta").out()).contains("(with 4 players: 11 cards");
    assertThat(Run.of("rules", "canasta", "--rule", "CAN-7").out())
        .contains("11 cards")
        .doesNotContain("15 cards");
  }

  @Test
  void aLanguageWithoutARulebookIsNamed() {
    Run run = Run.of("rules", "oh-hell", "--locale", "ja");

    assertThat(run.err())
        .isEqualTo("There is no rulebook of Oh Hell! in Japanese, so its rules are in English.\n");
    assertThat(run.out()).isEqualTo(Run.of("rules", "oh-hell").out());
    CommandLineTest.assertUserError("expected a language", "rules", "oh-hell", "--locale", "?");
  }

  @Test
  void unknownRuleGetsASuggestion() {
    CommandLineTest.assertUserError("did you mean OHH-1", "rules", "oh-hell", "--rule", "OHH-144");
  }

  @Test
  void printsAPageThatGamesShare() throws IOException {
    Run run = Run.of("rules", "deck");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("The Cantor's Comb deck\n======================\n")
        .contains("\n  DCK-1.   There are", "\nRulings\n-------\n", "full-deck")
        .doesNotContain("Players:", "deviat", "|", "`");
    assertThat(Run.of("rules", "deck", "--markdown").lines())
        .contains("# The Cantor's Comb deck", "## Packs made from the deck")
        .anyMatch(line -> line.startsWith("- DCK-5. No playing card"));
    Path page = directory.resolve("deck.html");
    assertThat(Run.of("rules", "deck", "--html", page.toString()).out())
        .startsWith("Wrote the rules to ");
    assertThat(Files.readString(page))
        .contains("<h1>The Cantor&#39;s Comb deck</h1>\n</header>\n<main>", "id=\"DCK-30\"")
        .doesNotContain("<footer>", "<dl>");
  }

  @Test
  void printsOneRuleOfAPage() {
    assertThat(Run.of("rules", "deck", "--rule", "dck-18").lines())
        .containsExactly(
            "DCK-18 - Packs made from the deck",
            "  For a pack of 53 the joker X1 stays in, for a pack of 54 both jokers do.");
    assertThat(Run.of("rules", "deck", "--rule", "joker").out()).contains("DCK-7 ", "DCK-18 ");
    assertThat(Run.of("rules", "zener-test", "--rule", "DCK-18").lines())
        .containsExactly(
            "DCK-18 - Packs made from the deck",
            "  For a pack of 53 the joker X1 stays in, for a pack of 54 both jokers do.",
            "DCK-18 is a rule of The Cantor's Comb deck; 'spadille rules deck' prints the",
            "whole page.");
    CommandLineTest.assertUserError("did you mean DCK-9?", "rules", "deck", "--rule", "DCK-99");
    assertThat(Run.of("rules", "deck", "--rule", "dck-18", "--locale", "it").err())
        .contains("The Cantor's Comb deck non c'è un regolamento in italiano");
  }

  @Test
  void whatOnlyGamesHaveIsRefusedForAPage() {
    for (String option : List.of("--short", "--programs", "--options", "--refusals")) {
      CommandLineTest.assertUserError(
          option + " is about a game, and deck is a page of rules", "rules", "deck", option);
    }
    for (String[] option :
        new String[][] {
          {"--seats", "2"}, {"--option", "a=b"}, {"--preset", "x"}, {"--house-rules", "no.yaml"}
        }) {
      CommandLineTest.assertUserError(
          option[0] + " is about a game", "rules", "deck", option[0], option[1]);
    }
    CommandLineTest.assertUserError("did you mean deck?", "rules", "dekc");
    CommandLineTest.assertUserError("deck is no game but a page of rules", "play", "deck");
    assertThat(Run.of("rules", "--help").out().replaceAll("\\s+", " "))
        .contains("deck for the rules of the Cantor's Comb deck");
  }
}
