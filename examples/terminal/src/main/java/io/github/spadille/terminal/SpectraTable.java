package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.Element;
import io.github.spadille.formats.text.TextTable;

/**
 * The table of the spectra of some cards.
 *
 * <p>It follows the table of all else that they show: eight wavelengths are as wide as half of a
 * terminal, and beside the other columns they would be broken into as many lines.
 */
final class SpectraTable {
  private SpectraTable() {}

  /** Returns its lines. */
  static ImmutableList<String> lines(Iterable<CombCard> cards, int width) {
    TextTable table =
        TextTable.of("lll").head("card", "element", "spectrum in nm: * strong, + middling");
    for (CombCard card : cards) {
      Element element = card.element();
      table.row(
          card.code(), element.symbol() + " " + element.name(), element.spectrum().toString());
    }
    return table.lines(width);
  }
}
