package io.github.spadille.engine.option;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * Checks the options of a schema when it is built: that each of them sets the value that it reads,
 * and no other, and that a choice stays when another one is made after it.
 *
 * @param defaults the options of the base rules
 * @param options all that can be chosen
 * @param <O> the options of the game
 */
record SettableOptions<O>(O defaults, ImmutableList<Option.Settable<O, ?>> options) {
  /**
   * Checks all options.
   *
   * @throws IllegalArgumentException if a default or a sample is not of its type, if an option has
   *     no sample but its default, though it may have others, or if it does not set its own value
   *     alone
   * @throws OptionException if the options refuse a sample
   */
  void check() {
    for (Option.Settable<O, ?> tried : options) {
      checkSamples(tried.option());
      for (String sample : tried.option().type().samples()) {
        checkReached(tried, sample);
      }
    }
    for (Option.Settable<O, ?> kept : options) {
      another(kept.option()).ifPresent(value -> checkKept(kept, value));
    }
  }

  private void checkSamples(Option<O, ?> option) {
    checkIsValue(option, option.takes(defaults), "the default", option.byDefault());
    checkArgument(
        another(option).isPresent() || !option.type().hasMoreThanSamples(),
        "option %s has no sample but its default, %s; expected another",
        option.key(),
        option.byDefault());
  }

  /** Returns a sample that is not the default, if there is one. */
  private static Optional<String> another(Option<?, ?> option) {
    return option.type().samples().stream()
        .filter(sample -> !sample.equals(option.byDefault()))
        .findFirst();
  }

  private void checkReached(Option.Settable<O, ?> tried, String sample) {
    String key = tried.option().key();
    Optional<O> made = tried.with(defaults, sample);
    checkIsValue(tried.option(), made.isPresent(), "a sample", sample);
    for (Option.Settable<O, ?> other : options) {
      Option<O, ?> option = other.option();
      String found = option.format(made.get());
      String expected = other.equals(tried) ? sample : option.byDefault();
      checkArgument(
          found.equals(expected),
          "option %s is %s with %s %s; expected %s",
          option.key(),
          found,
          key,
          sample,
          expected);
    }
  }

  /** Checks that a choice stays when another one is made after it, and can be taken back. */
  private void checkKept(Option.Settable<O, ?> chosen, String value) {
    Option<O, ?> kept = chosen.option();
    O made = chosen.with(defaults, value).get();
    for (Option.Settable<O, ?> next : options) {
      String byDefault = next.option().byDefault();
      boolean back = next.equals(chosen);
      String text = back ? byDefault : another(next.option()).orElse(byDefault);
      String expected = back ? byDefault : value;
      String found;
      try {
        // A default that is found by its name may be one that nobody finds.
        found = next.with(made, text).map(kept::format).orElse(expected);
      } catch (OptionException excluded) {
        continue; // Each is possible, both are not.
      }
      checkArgument(
          found.equals(expected),
          "option %s is %s with %s %s, then %s %s; expected %s",
          kept.key(),
          found,
          kept.key(),
          value,
          next.option().key(),
          text,
          expected);
    }
  }

  private static void checkIsValue(Option<?, ?> option, boolean isValue, String what, String text) {
    checkArgument(
        isValue,
        "option %s: %s is %s, allowed: %s",
        option.key(),
        what,
        text,
        option.type().allowed());
  }
}
