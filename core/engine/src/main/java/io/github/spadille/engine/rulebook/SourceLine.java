package io.github.spadille.engine.rulebook;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.words.Words;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;

/**
 * A line of a rulebook as it is written, which is read once and told under many house rules.
 *
 * @param text as it is written
 * @param rule the id of the rule that it begins; empty if it begins none
 * @param line its words and marks
 * @param keys the keys of its marks
 * @param always what it reads if it holds no mark
 */
record SourceLine(
    String text, String rule, BookLine line, ImmutableSet<String> keys, Optional<String> always) {
  private static final Splitter LINES = Splitter.on('\n');

  /**
   * Reads the lines of a text.
   *
   * @throws IllegalArgumentException if a brace makes no mark
   */
  static ImmutableList<SourceLine> of(String source) {
    ImmutableList.Builder<SourceLine> lines = ImmutableList.builder();
    for (String text : LINES.split(source)) {
      Matcher rule = Rulebook.RULE.matcher(text);
      BookLine line = BookLine.of(text);
      lines.add(
          new SourceLine(
              text, rule.matches() ? rule.group(1) : "", line, line.keys(), line.always()));
    }
    return lines.build();
  }

  /** Returns the line under some house rules, or nothing if it does not apply. */
  Optional<String> in(Map<String, String> choices, Words language) {
    return always.isPresent() ? always : line.in(choices, language);
  }

  /** Tells whether it begins an item of a list. */
  boolean isItem() {
    return text.startsWith("- ");
  }

  /** Tells whether it goes on with the rule before it. */
  boolean continues() {
    return Rulebook.continues(text);
  }
}
