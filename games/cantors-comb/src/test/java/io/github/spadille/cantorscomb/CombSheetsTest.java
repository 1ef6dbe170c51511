package io.github.spadille.cantorscomb;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import java.io.StringReader;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class CombSheetsTest {
  private final String html = CombSheets.toHtml(CombDeck.full());

  private Document sheet(int number) throws Exception {
    String svg =
        Pattern.compile("<svg.*?</svg>", Pattern.DOTALL)
            .matcher(html)
            .results()
            .map(MatchResult::group)
            .toList()
            .get(number);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  @Test
  void nineCardsAreOnASheet() throws Exception {
    assertThat(html.split("<svg", -1)).hasSize(1 + 8);
    // A card is a rectangle, and so is its strip of colour.
    assertThat(sheet(0).getElementsByTagName("rect").getLength()).isEqualTo(2 * 9);
    assertThat(sheet(7).getElementsByTagName("rect").getLength()).isEqualTo(2);
  }

  @Test
  void aCardShowsAllItsFaces() throws Exception {
    String text = sheet(0).getDocumentElement().getTextContent();
    assertThat(text.lines().filter(line -> !line.isBlank()).limit(11))
        .containsExactly(
            "K♥",
            "1B",
            "1",
            "1.1",
            "あ",
            "ア",
            "a",
            "Don't count on it",
            "1 H",
            "Hydrogen, 1.0080, 0.00008988 g/cm³",
            "1s1");
    assertThat(sheet(7).getDocumentElement().getTextContent()).contains("16.4", "92 U");
  }

  @Test
  void cardsLieBesideEachOther() {
    assertThat(html)
        .contains("translate(10 16)", "translate(73 16)", "translate(136 16)")
        .contains("translate(10 104)", "translate(136 192)")
        .contains("fill='#c00'>K♥", "fill='black'>Joker", "fill='black'>3♠");
  }

  @Test
  @Covers("DCK-31")
  void everyCardShowsTheSpectrumOfItsElement() throws Exception {
    for (CombCard card : CombDeck.full().cards()) {
      assertThat(html).contains(SpectrumStrip.group(card.element().spectrum()));
    }
    assertThat(sheet(1).getDocumentElement().getTextContent().replaceAll("\\s+", " "))
        .contains("11 Na Sodium", "568.3 568.8 589.0* 589.6* 615.4 616.1");
  }

  @Test
  @Covers("DCK-15")
  void allCardsButTheFourBlanksShowASymbol() {
    assertThat(html.split("translate\\(31.5 39\\)", -1)).hasSize(1 + 60);
  }

  @Test
  void textIsEscaped() {
    assertThat(CombSheets.toHtml(CombDeck.full().named("a <b>"))).contains("<title>a &lt;b&gt;<");
  }
}
