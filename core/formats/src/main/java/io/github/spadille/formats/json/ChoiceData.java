package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.spadille.engine.rulebook.HouseRule;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value that an option can have.
 *
 * @param value the value as a setup takes it: {@code shared}; null if this stands for several
 *     values that are not told one by one
 * @param text the value for people, or in words what the others can be: {@code a whole number from
 *     1 to 10}
 * @param origin where it comes from, in words: {@code base rule}, {@code variant}
 */
@JsonPropertyOrder({"value", "text", "origin"})
public record ChoiceData(@Nullable String value, String text, String origin) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if text or origin are
   */
  public ChoiceData {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(origin, "origin");
  }

  static ChoiceData of(HouseRule.Choice choice, boolean isValue, Locale locale) {
    return new ChoiceData(
        isValue ? choice.value() : null, choice.value(), choice.origin().in(locale));
  }
}
