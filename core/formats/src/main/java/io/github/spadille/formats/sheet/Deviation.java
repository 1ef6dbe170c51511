package io.github.spadille.formats.sheet;

/**
 * An option whose value is not the default.
 *
 * @param key the option
 * @param value its value in force
 * @param byDefault its default
 * @param effect what the option does, in one sentence
 */
public record Deviation(String key, String value, String byDefault, String effect) {
  /** Returns what marks a rule: {@code dealer-bid=hook; default: exceed}. */
  @Override
  public String toString() {
    return key + "=" + value + "; default: " + byDefault;
  }
}
