package io.github.spadille.engine.option;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * Checks the options of a schema when it is built: that each of them sets the value that it reads,
 * and no other. Each sample is tried with the defaults, and with one other option that was chosen.
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
   *     no sample but its default, or if it does not set its own value alone
   * @throws OptionException if the options refuse a sample
   */
  void check() {
    for (Option.Settable<O, ?> tried : options) {
      checkSamples(tried.option());
      for (String sample : tried.option().type().samples()) {
        checkReached(tried, sample);
      }
    }
    for (Option.Settable<O, ?> tried : options) {
      for (Option.Settable<O, ?> other : options) {
        if (tried != other) {
          checkKept(other, tried);
        }
      }
    }
  }

  private void checkSamples(Option<O, ?> option) {
    checkIsValue(option, option.takes(defaults), "the default", option.byDefault());
    checkArgument(
        another(option).isPresent() || option.type().takesUnknown(),
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
      String expected = other == tried ? sample : option.byDefault();
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

  /** Checks that a choice stays when another one is made after it. */
  private void checkKept(Option.Settable<O, ?> first, Option.Settable<O, ?> second) {
    Option<O, ?> kept = first.option();
    Option<O, ?> chosen = second.option();
    Optional<String> value = another(kept);
    Optional<String> next = another(chosen);
    if (value.isEmpty() || next.isEmpty()) {
      return;
    }
    String found;
    try {
      found = kept.format(second.with(first.with(defaults, value.get()).get(), next.get()).get());
    } catch (OptionException excluded) {
      return; // Each is possible, both are not.
    }
    checkArgument(
        found.equals(value.get()),
        "option %s is %s with %s %s, then %s %s; expected %s",
        kept.key(),
        found,
        kept.key(),
        value.get(),
        chosen.key(),
        next.get(),
        value.get());
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
