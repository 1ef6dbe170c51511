package io.github.spadille.engine.option;

import static com.google.common.base.Preconditions.checkNotNull;
import static java.util.Objects.requireNonNullElse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.text.Excerpt;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One thing about a game that players can choose.
 *
 * <p>What it means is told in the rulebook, see {@code Rulebook.houseRule}. Immutable. {@code
 * byDefault} is the text of the default; of an option whose default depends on the number of seats
 * it says how.
 *
 * @param key as in records and on the command line: {@code dealer-bid}
 * @param type the possible values
 * @param byDefault the default in words
 * @param getter reads the value from the options
 * @param <O> the options of the game
 * @param <T> the values
 */
public record Option<O, T>(
    String key, OptionType<T> type, String byDefault, Function<O, T> getter) {

  /**
   * Returns the text of the value that some options have.
   *
   * @throws NullPointerException if it is null; the message names the option
   */
  public String format(O options) {
    return type.format(value(options));
  }

  /** Tells whether the value that some options have is one of its type. */
  boolean takes(O options) {
    return type.takes(value(options));
  }

  private T value(O options) {
    return checkNotNull(getter.apply(options), "option %s: the value is null", key);
  }

  /** An option together with how other options are made that have another value. */
  record Settable<O, T>(Option<O, T> option, BiFunction<O, T, O> wither) {
    /**
     * Returns options with the value of a text, or nothing if the text is none.
     *
     * @throws OptionException if the options refuse the value, in their own words
     */
    Optional<O> with(O options, String text) {
      try {
        return option.type().parse(text).map(value -> made(options, value));
      } catch (IllegalArgumentException e) {
        String words = requireNonNullElse(e.getMessage(), "which the options refuse");
        String found = "option " + option.key() + ": found " + Excerpt.of(text) + ", " + words;
        OptionException refused = new OptionException(ImmutableList.of(found));
        refused.initCause(e);
        throw refused;
      }
    }

    private O made(O options, T value) {
      return checkNotNull(
          wither.apply(options, value), "option %s: its wither returns null", option.key());
    }
  }
}
