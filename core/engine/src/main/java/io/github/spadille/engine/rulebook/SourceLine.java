package io.github.spadille.engine.rulebook;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.regex.Matcher;

/**
 * A line of a rulebook as it is written, which is read once and told under many house rules.
 *
 * @param text as it is written
 * @param rule the id of the rule that it begins; empty if it begins none
 * @param line its words and marks
 * @param keys the keys of its marks
 */
record SourceLine(String text, String rule, BookLine line, ImmutableSet<String> keys) {
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
      lines.add(new SourceLine(text, rule.matches() ? rule.group(1) : "", line, line.keys()));
    }
    return lines.build();
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
