package io.github.spadille.formats.sheet;

import java.util.Locale;

/**
 * An option whose value is not the default.
 *
 * @param key the option
 * @param value its value in force
 * @param byDefault its default
 * @param effect what the option does, in one sentence
 * @param language that of the sheet
 */
public record Deviation(
    String key, String value, String byDefault, String effect, Locale language) {
  /** Returns what marks a rule: {@code dealer-bid=hook; default: exceed}. */
  @Override
  public String toString() {
    return SheetWords.in(language).text("deviation", key, value, byDefault);
  }
}
