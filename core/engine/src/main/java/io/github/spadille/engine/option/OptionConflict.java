package io.github.spadille.engine.option;

/**
 * An option whose value does not fit the others, or the number of seats.
 *
 * <p>Immutable.
 *
 * @param key the option: {@code decks}
 * @param found the text of its value: {@code 1}
 * @param seats the number of seats
 * @param problem what is allowed, in words
 */
public record OptionConflict(String key, String found, int seats, String problem) {
  /** Returns one sentence with the option, its value, the number of seats and what is allowed. */
  @Override
  public String toString() {
    return "option " + key + ": found " + found + " with " + seats + " seats; " + problem;
  }
}
