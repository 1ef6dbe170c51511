package io.github.spadille.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.spadille.testkit.Covers;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SpectrumStripTest {
  /** So far apart texts are two, and not one. */
  private static final double BLANK = 0.3;

  /** Returns how wide a text is in DejaVu Sans, a typeface wider than most. */
  private static double width(String text, double size) {
    double width = 0;
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      width += sign == '.' ? 0.32 : sign == '*' ? 0.5 : sign == '+' ? 0.84 : 0.64;
    }
    return width * size;
  }

  private static Document read(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> elements(Document document, String tag) {
    NodeList nodes = document.getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  @Test
  @Covers("DCK-31")
  void everyWavelengthIsTextBelowTheStrip() throws Exception {
    for (CombCard card : FAMILY.cards()) {
      Spectrum spectrum = card.element().spectrum();
      List<Element> texts = elements(read(SpectrumStrip.svg(spectrum)), "text");
      assertThat(String.join(" ", texts.stream().map(Element::getTextContent).toList()))
          .isEqualTo(spectrum.toString());
    }
  }

  @Test
  @Covers("DCK-31")
  void noTextsOverlapAndNoneLeavesTheDrawing() throws Exception {
    for (CombCard card : FAMILY.cards()) {
      double end = -BLANK;
      Document document = read(SpectrumStrip.svg(card.element().spectrum()));
      double size = Double.parseDouble(elements(document, "g").get(0).getAttribute("font-size"));
      for (Element text : elements(document, "text")) {
        double middle = Double.parseDouble(text.getAttribute("x"));
        double half = width(text.getTextContent(), size) / 2;
        assertThat(middle - half).as(card.element().symbol()).isGreaterThan(end + BLANK);
        end = middle + half;
      }
      assertThat(end).as(card.element().symbol()).isLessThanOrEqualTo(SpectrumStrip.WIDTH);
    }
  }

  @Test
  @Covers("DCK-31")
  void aLineStandsAtItsWavelengthInItsColour() throws Exception {
    Document three = read(SpectrumStrip.svg(Spectrum.parse("380.0 565.0+ 750.0*")));
    List<Element> paths = elements(three, "path");
    assertThat(paths.get(0).getAttribute("d")).isEqualTo("M0.0 0V6.0");
    assertThat(paths.get(1).getAttribute("d")).isEqualTo("M29.5 0V6.0");
    assertThat(paths.get(2).getAttribute("d")).isEqualTo("M59.0 0V6.0");
    assertThat(paths.get(1).getAttribute("stroke")).isEqualTo(SpectralColour.of(565).hex());
    assertThat(paths.subList(0, 3).stream().map(path -> path.getAttribute("stroke-width")))
        .containsExactly("0.25", "0.4", "0.6");
  }

  @Test
  void aDrawingByItselfTellsReadersOfPagesWhatItShows() throws Exception {
    Spectrum sodium = CombDeck.withElement("Na").element().spectrum();
    Element svg = read(SpectrumStrip.svg(sodium)).getDocumentElement();
    assertThat(svg.getNamespaceURI()).isNull(); // This parser does not look at namespaces.
    assertThat(svg.getAttribute("xmlns")).isEqualTo("http://www.w3.org/2000/svg");
    assertThat(svg.getAttribute("viewBox")).isEqualTo("0 0 59 11");
    assertThat(svg.getAttribute("role")).isEqualTo("img");
    assertThat(svg.getAttribute("aria-label")).isEqualTo("Emission lines in nm: " + sodium);
    assertThat(SpectrumStrip.svg(sodium)).contains(SpectrumStrip.group(sodium));
  }

  @Test
  void placesComeApartAsLittleAsTheyMust() {
    assertThat(SpectrumStrip.apart(new double[] {1, 5, 9}, 2, 0, 10)).containsExactly(1, 5, 9);
    assertThat(SpectrumStrip.apart(new double[] {5, 5}, 2, 0, 10)).containsExactly(4, 6);
    assertThat(SpectrumStrip.apart(new double[] {0, 0, 9}, 2, 0, 10)).containsExactly(0, 2, 9);
    assertThat(SpectrumStrip.apart(new double[] {9, 10, 10}, 2, 0, 10)).containsExactly(6, 8, 10);
    assertThat(SpectrumStrip.apart(new double[] {3, 4, 4.5}, 2, 0, 10))
        .containsExactly(new double[] {3.833 - 2, 3.833, 3.833 + 2}, within(0.001));
  }
}
