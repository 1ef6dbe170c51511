package io.github.spadille.formats.sheet;

import com.google.common.base.Ascii;
import io.github.spadille.engine.rulebook.HouseRule.Origin;
import java.util.Locale;

/**
 * An option whose value is not the default.
 *
 * @param key the option
 * @param value its value in force
 * @param origin where that value comes from
 * @param byDefault its default, which is the base rule
 * @param effect what the option does, in one sentence
 * @param language that of the sheet
 */
public record Deviation(
    String key, String value, Origin origin, String byDefault, String effect, Locale language) {
  /** Returns what the option does and where its value comes from, a sentence each. */
  public String explained() {
    return effect
        + " "
        + SheetWords.in(language).text("origin." + Ascii.toLowerCase(origin.name()));
  }

  /** Returns what marks a rule: {@code dealer-bid=hook; default: exceed}. */
  @Override
  public String toString() {
    return SheetWords.in(language).text("deviation", key, value, byDefault);
  }
}
