package io.github.spadille.formats.sheet;

/** What every form of a sheet says about deviations. */
final class DeviationWords {
  private DeviationWords() {}

  /** Returns the heading above the deviations. */
  static String deviations(RuleSheet sheet) {
    return sheet.words().text("deviations");
  }

  /** Returns what marks mean, and what stands on the sheet that no engine enforces. */
  static String explained(RuleSheet sheet) {
    SheetWords words = sheet.words();
    String rules =
        words.text(sheet.deviations().isEmpty() ? "deviations.none" : "deviations.marked");
    return hasUnenforced(sheet) ? rules + " " + words.text("deviations.unenforced") : rules;
  }

  /** Tells whether something on the sheet is not enforced by the engine. */
  static boolean hasUnenforced(RuleSheet sheet) {
    return sheet.head().notes().notes().stream().anyMatch(note -> !note.enforced());
  }
}
