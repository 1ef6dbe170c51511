package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.friday;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.formats.houserules.BaseRuling;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.RulingAnswer;
import io.github.spadille.formats.sheet.Deviation;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetNote;
import io.github.spadille.testkit.Covers;
import java.time.LocalDate;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The sheet of an entry says who plays so, and what the group wrote itself. */
class EntrySheetTest {
  private static final String EIGHTS = "Crazy Eights, Friday";

  private static RuleSheet eights() {
    return friday().sheet(EIGHTS, CATALOG).full();
  }

  @Test
  @Covers({"HSE-2", "HSE-10"})
  void theHeadNamesDocumentVersionEntryAndBase() {
    assertThat(eights().head().title()).isEqualTo(EIGHTS);
    assertThat(eights().head().facts())
        .containsEntry("Group", "Friday players")
        .containsEntry("House rules", "Friday table, version 3, 2024-05-03")
        .containsEntry("Game", "Crazy Eights (crazy-eights), base rules 1");
  }

  @Test
  @Covers("HSE-4")
  void theSheetIsAboutTheNumbersOfPlayersWithTheSameOptions() {
    assertThat(eights().head().seats()).containsExactly(3, 4);
    assertThat(eights().head().facts().get("Not here")).startsWith("2 players: hand-size=7");
    RuleSheet forTwo = friday().sheet(EIGHTS, 2, CATALOG).full();
    assertThat(forTwo.head().seats()).containsExactly(2);
    assertThat(forTwo.head().facts()).doesNotContainKey("Not here");
    assertThat(forTwo.deviations()).extracting(Deviation::key).contains("hand-size");
    assertThatThrownBy(() -> friday().sheet(EIGHTS, 5, CATALOG))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("entry Crazy Eights, Friday is not for 5 players; expected 2, 3, 4");
  }

  @Test
  @Covers({"HSE-10", "HSE-20"})
  void everyNumberOfPlayersMayHaveItsOwnOptions() {
    HouseRules document =
        Documents.read(
            Documents.eights(
                "seats: [2, 3]",
                "options-by-seats:",
                "  2: {hand-size: 5}",
                "  3: {hand-size: 6}"));
    RuleSheet sheet = document.sheet("crazy-eights", CATALOG).full();
    assertThat(sheet.head().seats()).containsExactly(2);
    assertThat(sheet.head().facts().get("Not here")).startsWith("3 players: hand-size=6");
  }

  @Test
  @Covers("HSE-10")
  void anEntryForOneNumberOfPlayersTellsThatCaseAlone() {
    Entry entry = Entry.builder().game("canasta").base(1).addSeats(4).build();
    HouseRules document = HouseRules.adopt("Table", LocalDate.EPOCH).with(entry);
    RuleSheet sheet = document.sheet("canasta", CATALOG).full();

    assertThat(sheet.head().facts()).containsEntry("Players", "4");
    assertThat(sheet.toText(80)).doesNotContain("(with ");
    assertThat(sheet.items())
        .isEqualTo(RuleSheet.of(CATALOG.game("canasta")).seats(4).full().items());
  }

  @Test
  @Covers({"HSE-5", "HSE-6", "HSE-10"})
  void ownRulesAndRulingsStandWhereTheyApply() {
    assertThat(eights().rule("CRE-3").orElseThrow().notes())
        .extracting(SheetNote::label)
        .containsExactly("Own rule 2 on CRE-3 (not enforced by the engine)");
    assertThat(eights().rule("CRE-10").orElseThrow().notes())
        .extracting(SheetNote::toString)
        .containsExactly(
            "Ruling 1 on CRE-10 (not enforced by the engine): May a seat name the suit already in"
                + " force with an 8? yes (2024-04-12)",
            "Ruling 2 on CRE-10, CRE-21: Who gets a suit wish with the last 8? Nobody; the printed"
                + " suit counts. [eight-keeps-suit=yes]");
    assertThat(eights().toText(80)).contains("Own rule 1 (not enforced by the engine): The last");
  }

  @Test
  @Covers({"HSE-10", "HSE-16"})
  void openProposalsStandAtTheEndOfTheSheet() {
    assertThat(eights().head().facts()).containsEntry("Proposals", "2, not in force");
    assertThat(eights().toText(200))
        .endsWith(
            """
            Proposals
            ---------

            Proposal 1 (not in force): on 2024-05-08, Cy proposed jokers=1 in Crazy Eights, Friday: A single joker would do.

            - On 2024-05-09, Di remarked: Why?

            Proposal 2 (not in force): on 2024-05-08, Bo proposed: Let us play at my place.\
            """);
    assertThat(eights().toMarkdown())
        .contains(
            "## Proposals\n\nProposal 1 (not in force): on 2024-05-08, Cy proposed jokers=1",
            "\n- On 2024-05-09, Di remarked: Why?\n");
    assertThat(eights().toHtml())
        .contains("<h2>Proposals</h2>", "<p>On 2024-05-09, Di remarked: Why?</p>")
        .contains("<dt>Proposals</dt><dd>2, not in force</dd>");
  }

  @Test
  @Covers({"HSE-11", "HSE-16"})
  void theShortSheetCountsOpenProposals() {
    RuleSheet sheet = friday().sheet(EIGHTS, 3, CATALOG).onePage();
    assertThat(sheet.head().facts()).containsEntry("Proposals", "2, not in force");
    assertThat(sheet.toText(80)).doesNotContain("A single joker");
  }

  @Test
  @Covers("HSE-16")
  void aSheetTellsWhatIsProposedForItsEntryAndForNone() {
    assertThat(friday().sheet("canasta", CATALOG).full().toText(200))
        .contains("Let us play at my place")
        .doesNotContain("A single joker");
    HouseRules none = friday().drop(1).drop(2);
    assertThat(none.sheet(EIGHTS, CATALOG).full().toText(200)).doesNotContain("Proposal");
  }

  @Test
  @Covers("HSE-16")
  void openProposalsAreToldInTheLanguageOfTheSheet() {
    HouseRules document =
        Documents.read(
            Documents.entry("scopa")
                + """
                proposals:
                  1: {by: Ana, date: 2024-05-08, text: Più lungo., entry: scopa, options: {target: 21}}
                  2: {by: Bo, date: 2024-05-09, text: Da me.}
                  3:
                    by: Bo
                    date: 2024-05-09
                    text: Più allegro.
                    entry: scopa
                    remarks: [{by: Ana, date: 2024-05-10, text: Sì!}]
                """);
    assertThat(document.sheet("scopa", CATALOG).in(Locale.ITALIAN).full().toText(200))
        .contains("Proposte:          3, non in vigore")
        .endsWith(
            """
            Proposte
            --------

            Proposta 1 (non in vigore): il 2024-05-08 Ana ha proposto target=21 in scopa: Più lungo.

            Proposta 2 (non in vigore): il 2024-05-09 Bo ha proposto: Da me.

            Proposta 3 (non in vigore): il 2024-05-09 Bo ha proposto di cambiare scopa: Più allegro.

            - Il 2024-05-10 Ana ha osservato: Sì!\
            """);
  }

  @Test
  @Covers("HSE-5")
  void anOwnRuleMayReplaceOne() {
    RuleSheet sheet =
        Documents.read(Documents.eights("own:", "  1: {text: All draw., replaces: CRE-15}"))
            .sheet("crazy-eights", CATALOG)
            .full();
    assertThat(sheet.rule("CRE-15").orElseThrow().isReplaced()).isTrue();
  }

  @Test
  @Covers("HSE-7")
  void aRulingWithAnOptionIsInForce() {
    assertThat(eights().deviations()).extracting(Deviation::key).contains("eight-keeps-suit");
  }

  @Test
  @Covers("HSE-11")
  void theShortSheetKeepsTheHeadAndWhatIsNotEnforced() {
    RuleSheet sheet = friday().sheet(EIGHTS, 3, CATALOG).onePage();
    assertThat(sheet.head().facts()).containsKey("House rules");
    assertThat(sheet.toText(80)).contains("In short", "Own rule 1").doesNotContain("Ruling 2");
  }

  @Test
  @Covers("HSE-19")
  void answersAreInForce() {
    Entry entry = Entry.builder().from(friday().entry("canasta")).build();
    RulingAnswer answer =
        friday().ask("canasta", "What does going out after a no cost?", 4, CATALOG);
    assertThat(entry.rulebook(CATALOG.game("canasta"), 4).text()).doesNotContain("{");
    assertThat(answer.defaults())
        .extracting(BaseRuling::toString)
        .contains("Can you go out after a no? - No.")
        .noneMatch(text -> text.contains("{"));
    assertThat(answer.rules()).noneMatch(rule -> rule.text().contains("{"));
  }
}
