package io.github.spadille.formats.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.rulebook.HouseRule.Origin;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.engine.words.Words;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.highcard.HighCardMove;
import io.github.spadille.formats.highcard.HighCardOptions;
import io.github.spadille.formats.highcard.HighCardState;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RuleSheetTest {
  private static final Game<?, ?, ?> GAME =
      game(
          """
          # High Card

          Everybody lays down a card; {prize=on: most points win}{prize=off: nobody wins}.

          ## In short

          - Goal: {prize=on: most points after} {prize=off: play} {rounds} {rounds=1: round} \
          {rounds>1: rounds}.
          - Deal: {hand-size} cards each.
          - Turn: lay a card.
          - Scoring:

          | | points |
          |---|---|
          | highest card | 1 |
          | {prize=off} prize | none |

          ## Pack and deal

          - HGH-1. {packs} packs; each seat gets {hand-size} cards. {seats=3: The third too.}
          - HGH-2. The next card is turned up.
          - HGH-3. {bury=on} A king that is turned up is buried.

          ## Piles

          | name | whose |
          |---|---|
          | `hand` | each seat |

          ## Moves

          | text | whose |
          |---|---|
          | `play 7d` | all |
          | {bury=on} `bury` | the dealer |

          ## Scoring

          ### Points
          - HGH-4. The highest rank gets one point:

          | rank | points |
          |---|---|
          | A | {prize=on: 1} {prize=off: 0} |
          | {bury=off} K | 1 |

          ### Nothing
          - HGH-5. {prize=off} Nobody wins.

          ## Rulings

          | question | ruling |
          |---|---|
          | Ties? | Shared. |

          ## House rules

          | option | values | default | from | effect |
          |---|---|---|---|---|
          | `hand-size` | 1 to 9 | 2 | variant | Cards for each seat. |
          | `packs` | 1, 2 | 1 | variant | Packs shuffled together. |
          | `rounds` | 1 to 9 | 1 | variant | Hands in a game. |
          | `bury` | on, off | off | variant | Whether an upturned king is buried. |
          | `prize` | on, off | on | variant | Whether anybody wins. |
          """);

  private static Game<?, ?, ?> game(String book) {
    return Game.<HighCardState, HighCardMove, HighCardOptions>builder("high-card")
        .name("High Card")
        .family(Tag.of("tests", "Games of tests."))
        .summary("Everybody lays down a card at once; the highest scores.")
        .seats(2, 3, 2)
        .options(HighCard.GAME.options())
        .words(Words.of(ImmutableMap.of()))
        .rulebook(Rulebook.of(book))
        .rules(HighCard.GAME::rules)
        .build();
  }

  private static RuleSheet full(String... pairs) {
    return RuleSheet.of(GAME).options(options(pairs)).seats(2).full();
  }

  private static ImmutableMap<String, String> options(String... pairs) {
    ImmutableMap.Builder<String, String> options = ImmutableMap.builder();
    for (String pair : pairs) {
      options.put(pair.split("=", 2)[0], pair.split("=", 2)[1]);
    }
    return options.buildOrThrow();
  }

  private static List<String> titles(RuleSheet sheet) {
    return sheet.sections().stream().map(SheetSection::title).toList();
  }

  @Test
  void theFullSheetHoldsTheRulesAndTheRulingsLast() {
    assertThat(titles(full())).containsExactly("", "Pack and deal", "Scoring", "Points", "Rulings");
    assertThat(titles(full("prize=off"))).contains("Nothing");
  }

  @Test
  void whatDoesNotApplyIsLeftOut() {
    assertThat(full().rule("HGH-3")).isEmpty();
    assertThat(full("bury=on").rule("hgh-3").orElseThrow().markdown())
        .isEqualTo("A king that is turned up is buried. **[bury=on; default: off]**");
    assertThat(full().toText(80)).doesNotContain("bury", "{", "third", "Third");
  }

  @Test
  void aRuleThatReadsOtherwiseNamesTheOptionsThatDeviate() {
    RuleSheet sheet = full("hand-size=3", "rounds=2");

    assertThat(sheet.rule("HGH-1").orElseThrow().deviations())
        .extracting(Deviation::key)
        .containsExactly("hand-size");
    assertThat(sheet.rule("HGH-2").orElseThrow().deviates()).isFalse();
    assertThat(sheet.toText(100).lines())
        .contains("* HGH-1.   1 packs; each seat gets 3 cards. [hand-size=3; default: 2]")
        .contains("  HGH-2.   The next card is turned up.");
  }

  @Test
  void everyDeviationIsListedWithItsEffect() {
    assertThat(full("rounds=2").deviations())
        .containsExactly(
            new Deviation("rounds", "2", Origin.VARIANT, "1", "Hands in a game.", Locale.ENGLISH));
    assertThat(full("rounds=2").toText(100))
        .contains("* rounds=2; default: 1. Hands in a game. It is a house rule known elsewhere.");
    assertThat(full().toText(100)).contains("None: every option has its default.");
  }

  @Test
  void rowsOfTablesAreMarkedOneByOne() {
    assertThat(RuleSheet.of(GAME).options(options("bury=on")).seats(2).programs().toMarkdown())
        .contains("| `play 7d` | all |\n| \\* `bury` | the dealer **[bury=on; default: off]** |");
    assertThat(full("prize=off").rule("HGH-4").orElseThrow().markdown())
        .endsWith("| \\* A | 0 **[prize=off; default: on]** |\n| K | 1 |");
  }

  @Test
  void aRuleThatLosesARowIsMarked() {
    assertThat(full("bury=on").rule("HGH-4").orElseThrow().markdown())
        .startsWith("The highest rank gets one point: **[bury=on; default: off]**\n")
        .endsWith("| A | 1 |");
  }

  @Test
  void aParagraphThatDeviatesHasAnAsterisk() {
    assertThat(full("prize=off").toText(100))
        .contains("\n* Everybody lays down a card; nobody wins. [prize=off; default: on]\n");
  }

  @Test
  void withoutANumberOfSeatsItsConditionsStayInWords() {
    RuleSheet open = RuleSheet.of(GAME).full();

    assertThat(open.rule("HGH-1").orElseThrow().markdown())
        .isEqualTo("1 packs; each seat gets 2 cards. (with 3 players: The third too.)");
    assertThat(open.head().facts()).containsEntry("Players", "2 or 3");
    assertThat(RuleSheet.of(GAME).options(options("rounds=9")).full().head().facts())
        .containsEntry("Players", "2");
  }

  @Test
  void theShortSheetIsTheExtractAndWhatNoEngineEnforces() {
    RuleSheet sheet =
        RuleSheet.of(GAME)
            .options(options("prize=off"))
            .seats(2)
            .notes(
                SheetNotes.builder()
                    .addNotes(
                        SheetNote.ownRule(1, "Kings sing.", "HGH-2"),
                        SheetNote.ruling(1, "Is there a prize? No.", true, "HGH-5"))
                    .build())
            .onePage();

    assertThat(titles(sheet)).containsExactly("In short", "Own rules and rulings");
    assertThat(sheet.toText(100).lines())
        .contains(
            "* Goal: play 1 round. [prize=off; default: on]",
            "- Deal: 2 cards each.",
            "* prize       none [prize=off; default: on]",
            "Own rule 1 on HGH-2 (not enforced by the engine): Kings sing.")
        .noneMatch(line -> line.contains("Ruling 1"));
  }

  @Test
  void whatTheGroupSaysStandsUnderTheRuleThatItConcerns() {
    RuleSheet sheet =
        RuleSheet.of(GAME)
            .seats(2)
            .notes(
                SheetNotes.builder()
                    .addNotes(
                        SheetNote.replacement(1, "Two cards are turned up.", "HGH-2"),
                        SheetNote.ownRule(2, "Kings sing."),
                        SheetNote.ruling(1, "Which deck? The blue one.", false, "HGH-1", "HGH-99"),
                        SheetNote.ruling(2, "Aces? High.", true, "HGH-4"))
                    .build())
            .full();

    assertThat(sheet.rule("HGH-2").orElseThrow().isReplaced()).isTrue();
    assertThat(sheet.rule("HGH-1").orElseThrow().notes()).hasSize(1);
    assertThat(titles(sheet).subList(4, 6)).containsExactly("Own rules and rulings", "Rulings");
    assertThat(sheet.toText(120).lines())
        .contains(
            "           Own rule 1 in place of HGH-2 (not enforced by the engine): Two cards are"
                + " turned up.",
            "           Ruling 2 on HGH-4: Aces? High.",
            "Own rule 2 (not enforced by the engine): Kings sing.");
  }

  @Test
  void theHeadNamesGroupDocumentAndGame() {
    RuleSheet sheet =
        RuleSheet.of(GAME)
            .seats(3)
            .notes(
                SheetNotes.builder()
                    .group("Ana and Bo")
                    .host("Ana")
                    .source("The card\nbook, *1998* <https://a.example>")
                    .document("Friday table")
                    .version("3")
                    .date("2024-05-03")
                    .entry("High Card, late")
                    .base("1")
                    .build())
            .full();

    assertThat(sheet.toText(80))
        .startsWith(
            """
            High Card, late
            ===============

            Group:       Ana and Bo
            Host:        Ana
            House rules: Friday table, version 3, 2024-05-03
            Source:      The card book, *1998* <https://a.example>
            Game:        High Card (high-card), base rules 1
            Players:     3
            """);
    assertThat(sheet.toMarkdown())
        .contains("- Source: The card book, \\*1998\\* \\<https://a.example\\>\n");
  }

  @Test
  void errorsAreThoseOfTheOptions() {
    assertThatThrownBy(() -> full("bury=maybe")).isInstanceOf(OptionException.class);
    assertThatThrownBy(() -> RuleSheet.of(GAME).options(options("rounds=9")).seats(3).full())
        .isInstanceOf(OptionException.class);
    assertThatThrownBy(() -> RuleSheet.of(GAME).seats(7).full())
        .hasMessageContaining("7 seats")
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyRuleOfTheMarkdownIsAPointWithItsTable() {
    assertThat(full().toMarkdown())
        .contains(
            "- HGH-4. The highest rank gets one point:\n\n  | rank | points |\n  |---|---|\n"
                + "  | A | 1 |\n");
  }
}
