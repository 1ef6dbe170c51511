package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.DAY;
import static io.github.spadille.games.houserules.Documents.FRIDAY;
import static io.github.spadille.games.houserules.Documents.eights;
import static io.github.spadille.games.houserules.Documents.friday;
import static io.github.spadille.games.houserules.Documents.problems;
import static io.github.spadille.games.houserules.Documents.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.formats.houserules.ChangeLogEntry;
import io.github.spadille.formats.houserules.Difference;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesDiff;
import io.github.spadille.formats.houserules.StartNotice;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who keeps a document, and which text its rules come from. */
class HostAndSourceTest {
  private static final String EIGHTS = "Crazy Eights, Friday";
  private static final String KIDS = "Crazy Eights, kids";
  private static final String SHELF = "the card book on the shelf, 1998";
  private static final String PAGE = "https://cards.example/kids?page=12";

  /** The document as it was before documents could name a host and a source. */
  private static final String OLD_FORM = FRIDAY.replaceAll("(?m)^ *(host|source): .*\n", "");

  private static HouseRules.Builder change(HouseRules document) {
    return HouseRules.builder().from(document);
  }

  private static HouseRules amended(HouseRules changed) {
    return friday().amend(DAY, "as agreed", List.of("Ana", "Bo"), old -> changed, CATALOG);
  }

  @Test
  @Covers({"HSE-21", "HSE-22"})
  void aDocumentNamesItsHostAndItsSource() {
    assertThat(friday().host()).contains("Ana");
    assertThat(friday().source()).contains(SHELF);
    assertThat(friday().write()).isEqualTo(FRIDAY);
  }

  @Test
  @Covers("HSE-21")
  void theSourceOfAnEntryStandsAboveThatOfTheDocument() {
    HouseRules document = friday();
    assertThat(document.entry(KIDS).source()).contains(PAGE);
    assertThat(document.source(document.entry(KIDS))).contains(PAGE);
    assertThat(document.entry(EIGHTS).source()).isEmpty();
    assertThat(document.source(document.entry(EIGHTS))).contains(SHELF);
    assertThat(read(eights("source: page 3")).source(Entry.builder().game("a").base(1).build()))
        .isEmpty();
  }

  @Test
  @Covers({"HSE-8", "HSE-21", "HSE-22"})
  void aDocumentWithoutThemIsReadAndWrittenAsItWas() {
    HouseRules old = read(OLD_FORM);
    assertThat(OLD_FORM).doesNotContain("host:", "source:");
    assertThat(old.write()).isEqualTo(OLD_FORM);
    assertThat(old.host()).isEmpty();
    assertThat(old.source()).isEmpty();
    assertThat(old.sheet(KIDS, CATALOG).full().head().facts()).doesNotContainKeys("Host", "Source");
    assertThat(old.startNotice("canasta", List.of("Ana", "Bo"), CATALOG))
        .hasToString(
            "Friday table v3.\n"
                + "Proposal 2 (not in force): on 2024-05-08, Bo proposed: Let us play at my"
                + " place.");
  }

  @Test
  @Covers({"HSE-8", "HSE-21", "HSE-22"})
  void theyStandInTheirPlaceWithTheirComments() {
    String text =
        """
        entries:
        - game: crazy-eights
          source: page 3   # of the new edition
          # what else
          base: 1
        source: the card book   # on the shelf
        # who keeps it
        host: Ana
        group: Friday players
        version: 1
        date: 2024-05-03
        house-rules: Ours
        """;
    String canonical =
        """
        house-rules: Ours
        version: 1
        date: 2024-05-03
        group: Friday players
        # who keeps it
        host: Ana
        # on the shelf
        source: the card book

        entries:
          - game: crazy-eights
            # what else
            base: 1
            # of the new edition
            source: page 3
        """;
    assertThat(read(text).write()).isEqualTo(canonical);
    assertThat(read(canonical).write()).isEqualTo(canonical);
  }

  @Test
  @Covers("HSE-22")
  void theHostNeedNotBeAMember() {
    assertThat(problems(FRIDAY.replace("host: Ana", "host: Grandma"))).isEmpty();
    assertThat(problems(eights().replace("\nentries", "host: Grandma\nentries"))).isEmpty();
  }

  @Test
  @Covers("HSE-22")
  void entriesOfOneGameNeedDifferentNames() {
    String twice = eights() + "  - {entry: Short, game: crazy-eights, base: 1}\n";
    assertThat(problems(twice)).isEmpty();
    assertThat(read(twice).entries()).extracting(Entry::label).contains("crazy-eights", "Short");
    assertThat(problems(twice + "  - {entry: SHORT, game: crazy-eights, base: 1}\n"))
        .containsExactly(
            "entry SHORT, line 9: the name SHORT stands twice, first in line 8; allowed: each name"
                + " once, and entry: NAME gives a game another");
  }

  @Test
  @Covers("HSE-22")
  void noTwoEntriesAreFoundByOneName() {
    String named = "  - {entry: stops/crazy-eights, game: canasta, base: 1}\n";
    assertThat(problems(eights().replace("crazy", "stops/crazy") + named)).hasSize(1);
  }

  @Test
  @Covers({"HSE-10", "HSE-11", "HSE-21", "HSE-22"})
  void sheetsShowThem() {
    for (RuleSheet sheet :
        List.of(
            friday().sheet(EIGHTS, CATALOG).full(),
            friday().sheet(EIGHTS, 2, CATALOG).full(),
            friday().sheet(EIGHTS, CATALOG).onePage())) {
      assertThat(sheet.head().facts()).containsEntry("Host", "Ana").containsEntry("Source", SHELF);
      assertThat(sheet.toText(80)).contains("\nHost:        Ana\n", "\nSource:      " + SHELF);
      assertThat(sheet.toMarkdown()).contains("- Host: Ana\n", "- Source: " + SHELF);
      assertThat(sheet.toHtml())
          .contains("<dt>Host</dt><dd>Ana</dd>", "<dt>Source</dt><dd>" + SHELF + "</dd>");
    }
  }

  @Test
  @Covers("HSE-21")
  void anAddressIsPrintedAndNotALink() {
    RuleSheet sheet = friday().sheet(KIDS, CATALOG).onePage();
    assertThat(sheet.head().facts()).containsEntry("Source", PAGE);
    assertThat(sheet.toText(80)).contains("Source:      " + PAGE).doesNotContain(SHELF);
    assertThat(sheet.toHtml()).contains("<dd>" + PAGE + "</dd>").doesNotContain("href", "<a ");
  }

  @Test
  @Covers({"HSE-21", "HSE-22"})
  void whatStandsInThemIsNoMarkup() {
    HouseRules document =
        read(
            FRIDAY
                .replace("host: Ana", "host: \"<img src=x>\"")
                .replace(SHELF, "\"<a href='javascript:a'>*the* book\""));
    RuleSheet sheet = document.sheet(EIGHTS, CATALOG).full();
    assertThat(sheet.toHtml())
        .contains("<dd>&lt;img src=x&gt;</dd>", "<dd>&lt;a href=&#39;javascript:a&#39;&gt;*the* ")
        .doesNotContain("<img", "<a ");
    assertThat(sheet.toMarkdown()).contains("\\<img src=x\\>", "\\*the\\* book");
  }

  @Test
  @Covers({"HSE-13", "HSE-21", "HSE-22"})
  void everybodyLearnsThemBeforeTheFirstDeal() {
    StartNotice notice = friday().startNotice(KIDS, List.of("Ana", "Cy"), CATALOG);
    assertThat(notice.host()).contains("Ana");
    assertThat(notice.source()).contains(PAGE);
    assertThat(notice.toString().lines())
        .startsWith(
            "Friday table v3. Not yet acknowledged: Cy.",
            "Host: Ana",
            "Source: " + PAGE,
            "* " + KIDS + ": hand-size 8 -> 5: How many cards each player is dealt.",
            "Proposal 2 (not in force): on 2024-05-08, Bo proposed: Let us play at my place.")
        .hasSize(5);
  }

  @Test
  @Covers({"HSE-14", "HSE-18", "HSE-21", "HSE-22"})
  void theChecksumIsOfTheRulesOnly() {
    HouseRules old = read(OLD_FORM);
    assertThat(old.checksum()).isEqualTo(friday().checksum());
    assertThat(old.binding(KIDS)).isEqualTo(friday().binding(KIDS));
    assertThat(old.entry(KIDS).checksum()).isEqualTo(friday().entry(KIDS).checksum());
    assertThat(old).isNotEqualTo(friday());
  }

  @Test
  @Covers({"HSE-16", "HSE-17", "HSE-21", "HSE-22"})
  void aChangeOfHostAndSourceMakesAVersionThatTellsIt() {
    HouseRules next = amended(change(friday()).host("Di").source("the red book").build());
    ChangeLogEntry last = next.changes().get(next.changes().size() - 1);
    assertThat(last.changed())
        .containsExactly("host Ana -> Di", "source " + SHELF + " -> the red book");
    assertThat(next.version()).isEqualTo(4);
    assertThat(next.checksum()).isEqualTo(friday().checksum());
    assertThat(read(next.write())).isEqualTo(next);
    assertThat(next.atVersion(3).host()).contains("Ana");
    assertThat(next.atVersion(3).source()).contains(SHELF);
    assertThat(next.atVersion(2).host()).contains("Bo");
    assertThat(next.atVersion(2).source()).contains("the card book on the shelf, 1987");
    assertThat(next.atVersion(1).host()).isEmpty();
    assertThat(next.atVersion(1).source()).isEmpty();
    assertThat(HouseRulesDiff.versions(next, 1, 4, CATALOG).lines())
        .startsWith("host nobody -> Di", "source none -> the red book");
    assertThat(HouseRulesDiff.versions(next, 4, 1, CATALOG).lines())
        .startsWith("host Di -> nobody", "source the red book -> none");
  }

  @Test
  @Covers({"HSE-17", "HSE-21", "HSE-22"})
  void aDifferenceOfTheDocumentBelongsToNoEntry() {
    HouseRules other = change(friday()).host("Di").build();
    assertThat(HouseRulesDiff.between(friday(), other, CATALOG).differences())
        .containsExactly(
            new Difference("", Difference.Kind.HOST, "", "Ana", "Di", "host Ana -> Di"));
  }

  @Test
  @Covers({"HSE-17", "HSE-21"})
  void theSourceOfAnEntryIsComparedWithWhatItFollowed() {
    HouseRules document = friday();
    HouseRules other = document.with(document.entry(EIGHTS).following("page 30"));
    assertThat(HouseRulesDiff.between(document, other, CATALOG).lines())
        .containsExactly(EIGHTS + ": source " + SHELF + " -> page 30");
    assertThat(HouseRulesDiff.between(other, document, CATALOG).lines())
        .containsExactly(EIGHTS + ": source page 30 -> " + SHELF);
    assertThat(HouseRulesDiff.between(document.entry(EIGHTS), other.entry(EIGHTS), CATALOG).lines())
        .containsExactly(EIGHTS + ": source none -> page 30");
    HouseRules same = document.with(document.entry(EIGHTS).following(SHELF));
    assertThat(HouseRulesDiff.between(document, same, CATALOG).lines()).isEmpty();
  }

  @Test
  @Covers({"HSE-17", "HSE-21"})
  void aSourceIsNoDeviationFromTheBase() {
    HouseRules document = read(eights("source: page 30"));
    assertThat(HouseRulesDiff.fromBase(document, CATALOG).lines()).isEmpty();
    assertThat(HouseRulesDiff.between(read(eights("entry: Other")), friday(), CATALOG).lines())
        .contains(KIDS + ": added, base 1 of crazy-eights, source " + PAGE);
  }

  @Test
  @Covers({"HSE-18", "HSE-21", "HSE-22"})
  void anExportedEntryTakesItsSourceAlongAndNotTheHost() {
    HouseRules eights = friday().export(EIGHTS);
    assertThat(eights.host()).isEmpty();
    assertThat(eights.source()).isEmpty();
    assertThat(eights.entry(EIGHTS).source()).contains(SHELF);
    assertThat(friday().export(KIDS).entry(KIDS).source()).contains(PAGE);
    assertThat(read(OLD_FORM).export(KIDS).write()).doesNotContain("source", "host");

    HouseRules theirs =
        read(
            "house-rules: Monday\nversion: 1\ndate: 2024-01-02\nsource: the red"
                + " book\nentries:\n  - {game: canasta, base: 1}\n");
    HouseRules taken = theirs.with(eights.entry(EIGHTS).named("As they play it"));
    assertThat(taken.sheet("As they play it", CATALOG).full().head().facts())
        .containsEntry("Source", SHELF);
  }

  @Test
  @Covers({"HSE-18", "HSE-21", "HSE-22"})
  void whoAdoptsADocumentFollowsItsSourceUnderAHostOfTheirOwn() {
    HouseRules whole = friday().adoptedAs("Monday", DAY);
    assertThat(whole.source()).contains(SHELF);
    assertThat(whole.host()).isEmpty();
  }

  @Test
  @Covers({"HSE-16", "HSE-21", "HSE-22"})
  void proposalsAndDecisionsKeepThem() {
    HouseRules adopted = friday().adopt(1, DAY, List.of("Ana"), CATALOG).acknowledge("Bo").drop(2);
    assertThat(adopted.host()).contains("Ana");
    assertThat(adopted.source()).contains(SHELF);
    assertThat(adopted.entry(KIDS).source()).contains(PAGE);
    assertThat(adopted.changes().get(2).changed())
        .singleElement()
        .asString()
        .contains("jokers 2 -> 1");
  }

  @Test
  @Covers({"HSE-9", "HSE-21", "HSE-22"})
  void whatIsMadeInCodeIsChecked() {
    assertThatThrownBy(() -> change(friday()).host("Ana\nBo").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the name of the host: Ana Bo; expected one line without blanks around it");
    assertThatThrownBy(() -> change(friday()).source(" ").build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the source of a document is blank");
    assertThatThrownBy(() -> friday().entry(KIDS).following("a\tb"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the source of an entry: a b; expected one line");
    assertThatThrownBy(() -> change(friday()).host("x".repeat(201)).build())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the name of the host has more than 200 characters");
  }
}
