package io.github.spadille.formats.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.formats.highcard.HighCard;
import io.github.spadille.formats.text.MarkdownText;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.junit.jupiter.api.Test;

class HtmlSheetTest {
  private static final String EVIL =
      "<script>alert(1)</script> <img src=x onerror=alert(1)> & \" ' [a](javascript:alert(1)) `x`";

  private static String page(String words) {
    return RuleSheet.of(HighCard.GAME)
        .notes(
            SheetNotes.builder()
                .group(words)
                .host(words)
                .source(words)
                .document(words)
                .version(words)
                .date(words)
                .entry(words)
                .base(words)
                .addNotes(
                    SheetNote.ownRule(1, words, "HGH-1", words), SheetNote.ruling(1, words, false))
                .addProposals(
                    new SheetProposal(
                        1,
                        words,
                        words,
                        words,
                        Optional.of(words),
                        ImmutableMap.of(words, words),
                        ImmutableList.of(new SheetProposal.Remark(words, words, words))))
                .build())
        .full()
        .toHtml();
  }

  @Test
  void whatAGroupWritesBringsNoHtmlOfItsOwn() {
    String page = page(EVIL);

    assertThat(page).doesNotContain("<script", "<img", "href=");
    assertThat(page).contains("&lt;script&gt;alert(1)&lt;/script&gt;");
  }

  @Property(tries = 200)
  void noWordsOfAGroupAddATag(@ForAll String words) {
    assertThat(page("a" + words).replaceAll("[^<>]", ""))
        .isEqualTo(page("a").replaceAll("[^<>]", ""));
  }

  @Test
  void thePageLoadsNothingAndRunsNothing() {
    String page = page("Ana");

    assertThat(page).contains("default-src 'none'").contains("@page").contains("break-inside");
    assertThat(page.replaceAll("(?s)<meta[^>]*>", ""))
        .doesNotContainPattern("(?i)https?:|url\\(|@import|<script|<link|\\son\\w+=|src=");
  }

  @Test
  void cardsHaveTheSymbolsOfTheirSuitsAndTensTheirNumber() {
    String markdown = "`9h 10` `9h Ts'` `11s`";
    String html =
        HtmlRenderer.builder()
            .nodeRendererFactory(CardCodes::new)
            .build()
            .render(Parser.builder().build().parse(markdown));

    assertThat(html)
        .isEqualTo(
            "<p><code>9h 10</code> <span class=\"card red\">9\u2665\ufe0e</span>"
                + " <span class=\"card\">10\u2660\ufe0e'</span>"
                + " <span class=\"card\">11\u2660\ufe0e</span></p>\n");
  }

  @Property(tries = 500)
  void plainWordsAreTheSameInMarkdown(@ForAll String words) {
    assertThat(MarkdownText.plain("x " + PlainText.asMarkdown(words)))
        .isEqualTo(("x " + PlainText.clean(words)).strip());
  }

  @Test
  void controlCharactersAndTurnedTextAreTakenOut() {
    assertThat(PlainText.clean(" a\u001b[31m\tb\n\n\u202ec ")).isEqualTo("a [31m b c");
  }
}
