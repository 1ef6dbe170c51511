package io.github.spadille.cantorscomb.flashcards;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.cantorscomb.CombCard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The grid of all kana: in the rows their consonants, in the columns their vowels (FLC-21, FLC-22).
 *
 * <p>A voiced row stands after the plain one of which it is made. The only kana without a vowel, ん,
 * is a row of its own and stands in its first column.
 */
public final class KanaGrid {
  /** The vowels of the columns, in their order. */
  public static final ImmutableList<String> VOWELS = ImmutableList.of("a", "i", "u", "e", "o");

  private static final String NO_VOWEL = "n";
  private static final int SOUND_WIDTH = 5;

  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang='en'>
      <head>
      <meta charset='utf-8'>
      <title>Kana</title>
      <style>
      @page { size: A4; margin: 10mm }
      body { margin: 0; font-family: sans-serif; text-align: center }
      h1 { margin: 0 0 2mm; font-size: 16pt }
      table { width: 190mm; margin: auto; border-collapse: collapse; table-layout: fixed }
      td { height: 14.4mm; border: 0.2mm solid #999; padding: 0; position: relative }
      th { font-size: 13pt; padding: 0.5mm }
      tr > :first-child { width: 12mm; border: 0 }
      b { font-size: 23pt; font-weight: normal; line-height: 1.1; margin: 0 1mm }
      i { position: absolute; top: 0.4mm; left: 0.8mm; font-size: 6pt; font-style: normal; color: #666 }
      span { display: block; font-size: 9pt }
      p { margin: 2mm auto 0; width: 190mm; font-size: 8pt; text-align: left }
      </style>
      </head>
      <body>
      <h1>Kana: hiragana and katakana</h1>
      <table>
      """;

  private static final String FOOT =
      """
      </table>
      <p>The first sound is in Hepburn's romanization; a drill takes the others as well. The small
      number is the card of the Cantor's Comb deck; kana without one are on no card. wi and we are
      obsolete; wo is mostly spoken o.</p>
      </body>
      </html>
      """;

  /**
   * A row of the grid.
   *
   * @param consonant such as {@code k}; empty in the row of the vowels alone
   * @param kana for each vowel the kana, if there is one
   */
  public record Row(String consonant, ImmutableList<Optional<Kana>> kana) {}

  private static final ImmutableList<Row> ROWS = makeRows();

  private KanaGrid() {}

  /** Returns the rows, in the usual order. */
  public static ImmutableList<Row> rows() {
    return ROWS;
  }

  private static ImmutableList<Row> makeRows() {
    Map<String, ImmutableMap.Builder<String, Kana>> byConsonant = new LinkedHashMap<>();
    for (Kana kana : Kana.FAMILY.cards()) { // Codes are regular: consonant and vowel.
      boolean isAlone = kana.code().equals(NO_VOWEL);
      int vowel = kana.code().length() - 1;
      String consonant = isAlone ? "(n)" : kana.code().substring(0, vowel);
      byConsonant
          .computeIfAbsent(consonant, unused -> ImmutableMap.builder())
          .put(isAlone ? VOWELS.get(0) : kana.code().substring(vowel), kana);
    }
    ImmutableList.Builder<Row> rows = ImmutableList.builder();
    byConsonant.forEach(
        (consonant, cells) -> {
          ImmutableMap<String, Kana> byVowel = cells.buildOrThrow();
          ImmutableList.Builder<Optional<Kana>> row = ImmutableList.builder();
          VOWELS.forEach(vowel -> row.add(Optional.ofNullable(byVowel.get(vowel))));
          rows.add(new Row(consonant, row.build()));
        });
    return rows.build();
  }

  /**
   * Returns the grid as lines of text for a terminal, in which each character takes two columns: of
   * each kana both characters, and the sound in Hepburn's romanization.
   */
  public static ImmutableList<String> toLines() {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder("    ");
    // A cell is as wide as two kana with a blank behind each, and the sound.
    VOWELS.forEach(
        vowel -> head.append(vowel).append(Strings.repeat(" ", 2 + 1 + 2 + SOUND_WIDTH)));
    lines.add(trimmed(head));
    for (Row row : ROWS) {
      StringBuilder line = new StringBuilder(Strings.padEnd(row.consonant(), 4, ' '));
      for (Optional<Kana> kana : row.kana()) {
        line.append(
            kana.map(
                    it ->
                        it.hiragana()
                            + ' '
                            + it.katakana()
                            + ' '
                            + Strings.padEnd(it.answers().get(0), SOUND_WIDTH, ' '))
                .orElse(Strings.repeat(" ", 2 + 1 + 2 + 1 + SOUND_WIDTH)));
      }
      lines.add(trimmed(line));
    }
    return ImmutableList.copyOf(lines);
  }

  private static String trimmed(CharSequence line) {
    return CharMatcher.is(' ').trimTrailingFrom(line);
  }

  /**
   * Returns the grid as a sheet to be printed: one page of A4 with both characters of each kana,
   * the sounds that a drill accepts, and the card of the deck that bears it.
   *
   * @return HTML that needs no other file; it is UTF-8
   */
  public static String toHtml() {
    StringBuilder html = new StringBuilder(HEAD);
    html.append("<tr><td></td>");
    VOWELS.forEach(vowel -> html.append("<th scope='col'>").append(vowel).append("</th>"));
    html.append("</tr>\n");
    for (Row row : ROWS) {
      html.append("<tr><th scope='row'>").append(row.consonant()).append("</th>");
      row.kana().forEach(kana -> addCell(html, kana));
      html.append("</tr>\n");
    }
    return html.append(FOOT).toString();
  }

  private static void addCell(StringBuilder html, Optional<Kana> cell) {
    if (cell.isEmpty()) {
      html.append("<td></td>");
      return;
    }
    Kana kana = cell.get();
    html.append("<td><i>").append(kana.card().map(CombCard::code).orElse("")).append("</i>");
    html.append("<b lang='ja'>").append(kana.hiragana()).append("</b>");
    html.append("<b lang='ja'>").append(kana.katakana()).append("</b>");
    html.append("<span>").append(String.join(", ", kana.answers())).append("</span></td>");
  }
}
