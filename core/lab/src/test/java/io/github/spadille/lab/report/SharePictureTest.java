package io.github.spadille.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.agents.duel.Interval;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SharePictureTest {
  private static final List<SharePicture.Share> SHARES =
      List.of(
          new SharePicture.Share("Luck & Co", 0.5, new Interval(0.4, 0.6)),
          new SharePicture.Share("Skill", 1, new Interval(0.7, 1)));

  @Test
  void theGreatestShareStandsFirst() {
    assertThat(SharePicture.sorted(SHARES))
        .extracting(SharePicture.Share::name)
        .containsExactly("Skill", "Luck & Co");
  }

  @Test
  void aPageHoldsItsPictures() {
    LabPicture picture = SharePicture.of("skill", "Skill & luck", "won", SHARES);
    String page =
        ReportPage.of("A < B", Locale.ITALIAN).heading(1, "A < B").picture(picture).text();
    assertThat(page)
        .contains(
            "<html lang=\"it\">",
            "<title>A &lt; B</title>",
            "<h1>A &lt; B</h1>",
            "aria-label=\"Skill &amp; luck\"")
        .contains("id=\"skill-", "url(#skill-")
        .doesNotContain("<?xml", "href=", "src=");
    assertThat(picture.png()).startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void oneShareIsAPictureToo() {
    assertThat(SharePicture.of("skill", "Skill", "won", SHARES.subList(0, 1)).svg())
        .contains("<svg ");
  }

  @Test
  void nothingCannotBeDrawn() {
    assertThatThrownBy(() -> SharePicture.of("skill", "Skill", "won", List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no shares; expected one or more");
  }
}
