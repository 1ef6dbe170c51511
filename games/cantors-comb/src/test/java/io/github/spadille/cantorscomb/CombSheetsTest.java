package io.github.spadille.cantorscomb;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class CombSheetsTest {
  private static final String HTML = CombSheets.toHtml(CombDeck.full());

  private static Document sheet(int number) throws Exception {
    String svg =
        Pattern.compile("<svg.*?</svg>", Pattern.DOTALL)
            .matcher(HTML)
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
    assertThat(HTML.split("<svg", -1)).hasSize(1 + 8);
    assertThat(sheet(0).getElementsByTagName("rect").getLength()).isEqualTo(9);
    assertThat(sheet(7).getElementsByTagName("rect").getLength()).isEqualTo(1);
  }

  @Test
  void aCardShowsAllItsFaces() throws Exception {
    String text = sheet(0).getDocumentElement().getTextContent();
    assertThat(text)
        .contains("K♥", "1B", "1.1", "あ", "ア", "Don't count on it")
        .contains("1 H", "Hydrogen, 1.0080, 0.00008988 g/cm³", "1s1");
    assertThat(sheet(7).getDocumentElement().getTextContent()).contains("16.4", "92 U");
  }

  @Test
  void cardsLieBesideEachOther() {
    assertThat(HTML)
        .contains("translate(10 16)", "translate(73 16)", "translate(136 16)")
        .contains("translate(10 104)", "translate(136 192)")
        .contains("fill='#c00'>K♥", "fill='black'>Joker", "fill='black'>3♠");
  }

  @Test
  void textIsEscaped() {
    assertThat(CombSheets.toHtml(CombDeck.full().named("a <b>"))).contains("<title>a &lt;b&gt;<");
  }
}
