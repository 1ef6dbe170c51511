package io.github.spadille.terminal;

import com.google.common.base.Splitter;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.rulebook.Rulebook;

/** Writes single rules for a terminal. */
final class RuleText {
  private static final Splitter LINES = Splitter.on('\n');

  private RuleText() {}

  /** Returns the id and the section of a rule in a line, and its text below. */
  static String of(Rule rule, int width) {
    return rule.id() + " - " + rule.section() + "\n" + indented(rule.text(), width);
  }

  /** Returns the text of a rule, indented; nothing if the book has no such rule. */
  static String of(Rulebook book, String id, int width) {
    return book.find(id).map(rule -> indented(rule.text(), width)).orElse("");
  }

  /** Returns the beginning of a rule's text in one line; nothing if the book has no such rule. */
  static String inShort(Rulebook book, String id, int width) {
    return book.find(id)
        .map(rule -> LINES.split(rule.text()).iterator().next())
        .map(line -> Wrap.shortened(MarkdownText.plain(line), width))
        .orElse("");
  }

  private static String indented(String markdown, int width) {
    StringBuilder text = new StringBuilder();
    for (String line : LINES.split(MarkdownText.render(markdown, width - 2))) {
      text.append(("  " + line).stripTrailing()).append('\n');
    }
    return text.toString().stripTrailing();
  }
}
