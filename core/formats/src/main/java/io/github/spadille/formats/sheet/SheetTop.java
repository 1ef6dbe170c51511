package io.github.spadille.formats.sheet;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * What stands above the rules of a sheet: alone it says everything, in a booklet what only it says.
 *
 * @param facts what there is to say, by label
 * @param deviations the heading above the deviations, if there is one
 * @param explained what there is to say about them; empty if nothing is
 */
record SheetTop(ImmutableMap<String, String> facts, Optional<String> deviations, String explained) {
  /** Returns that of a sheet that stands for itself; a page that is of no game has only a title. */
  static SheetTop of(RuleSheet sheet) {
    return sheet.head().isOfGame()
        ? new SheetTop(
            sheet.head().facts(),
            Optional.of(DeviationWords.deviations(sheet)),
            DeviationWords.explained(sheet))
        : new SheetTop(ImmutableMap.of(), Optional.empty(), "");
  }
}
