package io.github.spadille.formats.sheet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.highcard.HighCard;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class RuleBookletTest {
  private static RuleSheet.Builder sheet(String entry, String source, SheetNote... notes) {
    return RuleSheet.of(HighCard.GAME)
        .notes(
            SheetNotes.builder()
                .group("Friday players")
                .host("Ana")
                .document("Friday table")
                .version("3")
                .source(source)
                .entry(entry)
                .addNotes(notes)
                .build());
  }

  private static RuleSheet plain() {
    return sheet("Plain", "the red book").full();
  }

  private static RuleSheet buried() {
    return sheet("Buried", "the blue book", SheetNote.ownRule(1, "Nobody sings."))
        .options(ImmutableMap.of("bury", "on"))
        .full();
  }

  private static RuleBooklet booklet(RuleSheet... sheets) {
    return new RuleBooklet("Friday table", ImmutableList.copyOf(sheets), ImmutableMap.of());
  }

  @Test
  void whatAllSheetsSayStandsAtTheTopOnce() {
    assertThat(booklet(plain(), buried()).facts())
        .containsExactly(
            entry("Group", "Friday players"),
            entry("Host", "Ana"),
            entry("House rules", "Friday table, version 3"),
            entry("Players", "2 or 3"));
    String text = booklet(plain(), buried()).toText(80);
    assertThat(text)
        .startsWith(
            """
            Friday table
            ============

            Group:       Friday players
            Host:        Ana
            House rules: Friday table, version 3
            Players:     2 or 3

            Whatever differs from the default has an asterisk and names the option. Own
            rules and rulings marked so are not enforced by the engine.

            Plain
            =====

            Source:      the red book
            """)
        .containsOnlyOnce("Host:")
        .containsOnlyOnce("Players:")
        .containsSubsequence("Every option has its default.", "Buried\n======\n", "the blue book")
        .containsOnlyOnce("Deviations from the default")
        .contains("* bury=on; default: off.", "Own rule 1 (not enforced by the engine): Nobody");
  }

  @Test
  void whatOneSheetSaysOtherwiseStandsThere() {
    RuleSheet three = sheet("For three", "the red book").seats(3).full();

    assertThat(booklet(plain(), three).facts())
        .containsEntry("Source", "the red book")
        .doesNotContainKey("Players");
    assertThat(booklet(plain(), three).toText(80))
        .contains("Players:     2 or 3", "Players:     3");
    assertThat(booklet(plain()).facts())
        .containsKeys("Source", "Players")
        .doesNotContainKey("Game");
  }

  @Test
  void whereNothingDiffersNoMarkIsExplained() {
    assertThat(booklet(plain(), plain()).toText(80)).doesNotContain("asterisk", "enforced");
  }

  @Test
  void gamesThatAreNotHereAreNamed() {
    RuleBooklet booklet =
        new RuleBooklet(
            "Friday table",
            ImmutableList.of(plain()),
            ImmutableMap.of(
                "Whist", ImmutableSortedSet.of(4), "Hearts", ImmutableSortedSet.of(3, 4, 5)));

    assertThat(booklet.missing()).hasValue("Whist (for 4); Hearts (for 3 to 5)");
    assertThat(booklet.toText(80)).contains("Not here:    Whist (for 4); Hearts (for 3 to 5)\n");
    assertThat(booklet.toMarkdown()).contains("- Not here: Whist (for 4); Hearts (for 3 to 5)\n");
    assertThat(booklet.toHtml()).contains("<dd>Whist (for 4); Hearts (for 3 to 5)</dd>");
    assertThat(booklet(plain()).missing()).isEmpty();
  }

  @Test
  void inMarkdownASheetIsASectionOfTheBooklet() {
    assertThat(booklet(plain(), buried()).toMarkdown())
        .startsWith("# Friday table\n\n- Group: Friday players\n")
        .contains("\n## Plain\n", "\n## Buried\n", "\n### Deviations from the default\n")
        .doesNotContain("\n# ", "\n## Deviations");
  }

  @Test
  void aPageHasAnArticleForEachSheetAndEachIdOnce() {
    String page = booklet(plain(), buried()).toHtml();

    assertThat(page)
        .contains("<title>Friday table</title>", "<body class=\"booklet full\">")
        .containsOnlyOnce("<h1>Friday table</h1>")
        .contains("<h2>Plain</h2>", "<h2>Buried</h2>", "default-src 'none'")
        .containsOnlyOnce(" id=\"HGH-1\"");
    assertThat(page.split("<article>", -1)).hasSize(3);
    // Full sheets are printed on pages of their own, of which each says where it is from.
    assertThat(page.split("<footer>Group: Friday players", -1)).hasSize(4);
  }

  @Test
  void aPageOfNoGameCanStandBesideGames() {
    RuleSheet deck =
        RuleSheet.of(
            new RulePage("my-deck", Rulebook.of("# My deck\n\n- MYD-1. Four cards.")),
            Locale.ENGLISH);

    assertThat(booklet(plain(), deck).toText(80))
        .endsWith("My deck\n=======\n\n  MYD-1.   Four cards.")
        .containsOnlyOnce("Every option has its default.");
  }

  @Test
  void shortSheetsStandTogetherOnAPage() {
    RuleSheet one = sheet("One", "the red book").onePage();
    RuleSheet two = sheet("Two", "the red book").onePage();
    String page = booklet(one, two).toHtml();

    assertThat(page).contains("<body class=\"booklet one-page\">").containsOnlyOnce("<footer>");
    assertThat(booklet(one, two).toText(80)).containsOnlyOnce("Source:");
  }

  @Test
  void whatAGroupWritesBringsNoHtmlOfItsOwn() {
    String evil = "<script>alert(1)</script> \u202e\n & [a](javascript:x)";
    RuleSheet sheet = sheet(evil, evil, SheetNote.ownRule(1, evil)).full();
    RuleBooklet booklet =
        new RuleBooklet(
            evil,
            ImmutableList.of(sheet, plain()),
            ImmutableMap.of(evil, ImmutableSortedSet.of(2)));

    assertThat(booklet.toHtml()).doesNotContain("<script", "href=", "\u202e");
    assertThat(booklet.toHtml()).contains("<title>&lt;script&gt;alert(1)&lt;/script&gt; &amp; [a]");
    assertThat(booklet.toText(80)).startsWith("<script>alert(1)</script> & [a](javascript:x)\n===");
    assertThat(booklet.toMarkdown()).startsWith("# \\<script\\>");
  }

  @Test
  void sheetsThatDoNotBelongTogetherAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> booklet())
        .withMessage("Friday table has no sheet; expected one at least");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> booklet(plain(), sheet("Short", "the red book").onePage()))
        .withMessage("Short is ONE_PAGE in en; expected FULL in en");
  }
}
