package io.github.spadille.testkit.book;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.option.Option;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks what a table of house rules says of the values of an option. */
final class OptionValues {
  private static final Pattern FROM =
      Pattern.compile("(-?[0-9]+) or more|from (-?[0-9]+)\\b(?! to)");
  private static final Pattern UP_TO = Pattern.compile("up to (-?[0-9]+)");
  private static final Pattern RANGE = Pattern.compile("(-?[0-9]+) to (-?[0-9]+)");

  /** A value in backticks may have commas and blanks; others end at them. */
  private static final Pattern VALUE = Pattern.compile("`([^`]+)`|[^ ,`]+");

  private OptionValues() {}

  /** Returns what is wrong, in a sentence; what follows a semicolon is for people. */
  static Optional<String> problem(String cell, Option<?, ?> option) {
    String head = Splitter.on(';').split(cell).iterator().next();
    return option.type().others().isPresent() ? described(head, option) : listed(head, option);
  }

  /** The default need not be among the values: it has a cell of its own. */
  private static Optional<String> listed(String head, Option<?, ?> option) {
    Set<String> named = new HashSet<>();
    Matcher value = VALUE.matcher(head);
    while (value.find()) {
      named.add(value.group(1) == null ? value.group() : value.group(1));
    }
    named.add(option.byDefault());
    return named.equals(ImmutableSet.copyOf(option.type().samples()))
        ? Optional.empty()
        : Optional.of(wrong(head, option));
  }

  private static Optional<String> described(String head, Option<?, ?> option) {
    boolean understood = head.startsWith("a whole number");
    boolean right = true;
    Matcher range = RANGE.matcher(head);
    Matcher from = FROM.matcher(head);
    Matcher upTo = UP_TO.matcher(head);
    if (range.find()) {
      understood = true;
      right = isLeast(range.group(1), option) && isMost(range.group(2), option);
    } else if (from.find()) {
      understood = true;
      right = isLeast(from.group(1) == null ? from.group(2) : from.group(1), option);
    } else if (upTo.find()) {
      understood = true;
      right = isMost(upTo.group(1), option);
    }
    understood |= option.type().others().filter(head::endsWith).isPresent();
    for (String word : Quoted.words(head)) {
      right &= allows(word, option);
    }
    return understood && right ? Optional.empty() : Optional.of(wrong(head, option));
  }

  private static boolean isLeast(String number, Option<?, ?> option) {
    return allows(number, option) && !allows(Long.toString(Long.parseLong(number) - 1), option);
  }

  private static boolean isMost(String number, Option<?, ?> option) {
    return allows(number, option) && !allows(Long.toString(Long.parseLong(number) + 1), option);
  }

  private static boolean allows(String value, Option<?, ?> option) {
    return option.type().parse(value).isPresent();
  }

  private static String wrong(String head, Option<?, ?> option) {
    return "the table of house rules says that "
        + option.key()
        + " can be "
        + head
        + "; allowed: "
        + option.type().allowed();
  }
}
