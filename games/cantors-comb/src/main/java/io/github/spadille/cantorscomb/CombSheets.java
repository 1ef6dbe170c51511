package io.github.spadille.cantorscomb;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.common.html.HtmlEscapers;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import java.util.List;

/**
 * Sheets of cards to be printed and cut out: a page of HTML with a drawing for each sheet of paper.
 *
 * <p>A sheet is A4 and holds nine cards of 63 by 88 millimetres, as large as those of most games. A
 * card shows all its faces.
 */
public final class CombSheets {
  private static final int COLUMNS = 3;
  private static final int PER_SHEET = 9;
  private static final int WIDTH = 63; // millimetres, as all lengths here
  private static final int HEIGHT = 88;
  private static final int LEFT = 10;
  private static final int TOP = 16;
  private static final String SHEET =
      "<svg xmlns='http://www.w3.org/2000/svg' width='210mm' height='297mm'"
          + " viewBox='0 0 210 297' font-family='sans-serif' text-anchor='middle'>\n";

  /** What is drawn for a Zener symbol, within ten millimetres each way of the middle. */
  private static final ImmutableMap<ZenerSymbol, String> DRAWINGS =
      ImmutableMap.of(
          ZenerSymbol.CIRCLE,
          "<circle r='7'/>",
          ZenerSymbol.PLUS,
          "<path d='M0 -8V8M-8 0H8'/>",
          ZenerSymbol.WAVES,
          "<path d='M-5 -8q4 4 0 8t0 8M0 -8q4 4 0 8t0 8M5 -8q4 4 0 8t0 8'/>",
          ZenerSymbol.SQUARE,
          "<path d='M-7 -7H7V7H-7Z'/>",
          ZenerSymbol.STAR,
          "<path d='M0 -8L4.7 6.5L-7.6 -2.5H7.6L-4.7 6.5Z'/>");

  private CombSheets() {}

  /**
   * Returns a page with all cards of a pack, in its order.
   *
   * @param pack any cards of the deck
   * @return HTML that needs no other file; it is UTF-8
   */
  public static String toHtml(Deck<CombCard> pack) {
    StringBuilder html = new StringBuilder();
    html.append("<!DOCTYPE html>\n<html lang='en'>\n<head>\n<meta charset='utf-8'>\n<title>")
        .append(escaped(pack.name()))
        .append("</title>\n<style>\n")
        .append("@page { size: A4; margin: 0 }\n")
        .append("body { margin: 0 }\n")
        .append("svg { display: block; break-after: page }\n")
        .append("</style>\n</head>\n<body>\n");
    for (List<CombCard> sheet : Iterables.partition(pack.cards(), PER_SHEET)) {
      html.append(SHEET);
      for (int place = 0; place < sheet.size(); place++) {
        int x = LEFT + place % COLUMNS * WIDTH;
        int y = TOP + place / COLUMNS * HEIGHT;
        html.append("<g transform='translate(").append(x).append(' ').append(y).append(")'>\n");
        addCard(html, sheet.get(place));
        html.append("</g>\n");
      }
      html.append("</svg>\n");
    }
    return html.append("</body>\n</html>\n").toString();
  }

  private static void addCard(StringBuilder html, CombCard card) {
    PlayingCard playing = card.playing();
    boolean isRed = !playing.isJoker() && playing.suit().isRed();
    String sign = playing.isJoker() ? "Joker" : playing.rank().code() + playing.suit().symbol();
    Element element = card.element();
    html.append("<rect width='63' height='88' rx='3' fill='white' stroke='#999'")
        .append(" stroke-width='0.2'/>\n");
    addText(html, 10, 11, 7, isRed ? "#c00" : "black", sign);
    card.hanafuda().ifPresent(flower -> addText(html, 53, 11, 6, "#064", flower));
    addText(html, 31.5, 24, 14, "black", Integer.toString(card.number()));
    addText(html, 31.5, 28.5, 4, "#666", card.code());
    card.zener()
        .ifPresent(
            symbol ->
                html.append("<g transform='translate(31.5 39)' fill='none' stroke='black'>")
                    .append(DRAWINGS.get(symbol))
                    .append("</g>\n"));
    addText(html, 10, 43, 9, "black", card.hiragana());
    addText(html, 53, 43, 9, "black", card.katakana());
    addText(html, 31.5, 52, 4, "#666", card.sound());
    addText(html, 31.5, 57, 4, "black", card.answer().text());
    addText(html, 31.5, 64.5, 6, "black", element.atomicNumber() + " " + element.symbol());
    addText(
        html,
        31.5,
        68.5,
        3,
        "#666",
        element.name() + ", " + element.atomicWeight() + ", " + element.density() + " g/cm³");
    addText(html, 31.5, 72, 3, "#666", element.configuration());
    html.append("<g transform='translate(2 74.5)'>\n")
        .append(SpectrumStrip.group(element.spectrum())) // DCK-31
        .append("</g>\n");
  }

  private static void addText(
      StringBuilder html, double x, double y, int size, String colour, String text) {
    html.append("<text x='")
        .append(x)
        .append("' y='")
        .append(y)
        .append("' font-size='")
        .append(size)
        .append("' fill='")
        .append(colour)
        .append("'>")
        .append(escaped(text))
        .append("</text>\n");
  }

  private static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }
}
