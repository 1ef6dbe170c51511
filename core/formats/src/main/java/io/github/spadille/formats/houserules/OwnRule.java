package io.github.spadille.formats.houserules;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;

/**
 * A rule of a group's own, in words; the engine does not enforce it (HSE-5).
 *
 * <p>Immutable.
 *
 * @param number its number within the entry, from 1
 * @param text the rule
 * @param replaces the rule of the rulebook that it replaces, if it does
 * @param extending the rule of the rulebook that it extends, if it does; never together with {@code
 *     replaces}
 */
public record OwnRule(
    int number, String text, Optional<String> replaces, Optional<String> extending) {

  /** Checks the parts. */
  public OwnRule {
    DocumentChecks.number(number, "own rule");
    DocumentChecks.text(text, "the text of own rule " + number);
    replaces.ifPresent(id -> DocumentChecks.name(id, "a rule that is replaced"));
    extending.ifPresent(id -> DocumentChecks.name(id, "a rule that is extended"));
    checkArgument(
        replaces.isEmpty() || extending.isEmpty(),
        "own rule %s; expected a rule that it replaces or one that it extends, not both",
        number);
  }

  /**
   * Returns a rule that stands by itself.
   *
   * @throws IllegalArgumentException if the number is below 1 or the text blank
   */
  public static OwnRule of(int number, String text) {
    return new OwnRule(number, text, Optional.empty(), Optional.empty());
  }

  /** Returns this rule in the place of one of the rulebook. */
  public OwnRule replacing(String ruleId) {
    return new OwnRule(number, text, Optional.of(ruleId), Optional.empty());
  }

  /** Returns this rule as an addition to one of the rulebook. */
  public OwnRule extending(String ruleId) {
    return new OwnRule(number, text, Optional.empty(), Optional.of(ruleId));
  }

  /** Returns the rule of the rulebook that it replaces or extends, if any. */
  public Optional<String> ruleId() {
    return replaces.or(() -> extending);
  }

  /** Returns the rule in words: {@code own rule 1 replaces CRE-7: ...}. */
  @Override
  public String toString() {
    return "own rule "
        + number
        + replaces.map(id -> " replaces " + id).orElse("")
        + extending.map(id -> " extends " + id).orElse("")
        + ": "
        + text;
  }
}
