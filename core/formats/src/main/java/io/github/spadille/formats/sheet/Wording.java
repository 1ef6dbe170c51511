package io.github.spadille.formats.sheet;

/** What sheets say of themselves, the same in every form. */
final class Wording {
  static final String DEVIATIONS = "Deviations from the default";

  private Wording() {}

  /** Returns what marks mean, and what stands on the sheet that no engine enforces. */
  static String explained(RuleSheet sheet) {
    String rules =
        sheet.deviations().isEmpty()
            ? "None: every option has its default."
            : "What reads otherwise because of them has an asterisk and names them.";
    boolean unenforced = sheet.head().notes().notes().stream().anyMatch(note -> !note.enforced());
    return unenforced
        ? rules + " Own rules and rulings marked so are not enforced by the engine."
        : rules;
  }
}
