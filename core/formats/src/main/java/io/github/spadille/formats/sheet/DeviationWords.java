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
    boolean unenforced = sheet.head().notes().notes().stream().anyMatch(note -> !note.enforced());
    return unenforced ? rules + " " + words.text("deviations.unenforced") : rules;
  }
}
