package io.github.spadille.engine.rulebook;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The mark by which a variant says what goes: {@code {replaces MYG-15}} behind the id of a rule,
 * {@code {replaces}} behind a heading. It is no part of the rule or of the heading.
 */
final class ReplacesMark {
  private static final Pattern OF_RULE =
      Pattern.compile("(- [A-Z]{3}-[0-9]+[a-z]?\\. ?)\\{replaces ([^{} ][^{}]*)} ?(.*)");
  private static final Pattern OF_SECTION = Pattern.compile("(#+ .*[^ ]) *\\{replaces}");
  private static final Splitter IDS =
      Splitter.on(CharMatcher.anyOf(", ")).omitEmptyStrings().trimResults();

  private ReplacesMark() {}

  /** Returns the ids of the rules that a rule replaces; none if the line has no such mark. */
  static ImmutableList<String> ids(String line) {
    Matcher rule = OF_RULE.matcher(line);
    return rule.matches() ? ImmutableList.copyOf(IDS.split(rule.group(2))) : ImmutableList.of();
  }

  /**
   * Returns the heading of a section that replaces one, or nothing if the line has no such mark.
   */
  static Optional<String> heading(String line) {
    Matcher section = OF_SECTION.matcher(line);
    return section.matches() ? Optional.of(section.group(1)) : Optional.empty();
  }

  /** Returns a line without such a mark. */
  static String without(String line) {
    Matcher rule = OF_RULE.matcher(line);
    return rule.matches() ? rule.group(1) + rule.group(3) : heading(line).orElse(line);
  }
}
