package io.github.spadille.terminal;

import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.text.MarkdownText;
import io.github.spadille.formats.text.Wrap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes single rules for a terminal. */
final class RuleText {
  private RuleText() {}

  /** Returns the id and the section of a rule in a line, and its text below. */
  static String of(Rule rule, int width) {
    return rule.id() + " - " + rule.section() + "\n" + indented(rule.text(), width);
  }

  /**
   * Returns the rule of an id as it is in force, or all rules in force that hold a word.
   *
   * @param whole the rulebook, whatever the house rules
   * @param book the rules in force
   * @throws IllegalArgumentException if there is none; the message names the nearest id
   */
  static String lookUp(Rulebook whole, Rulebook book, String word, Sentences sentences, int width) {
    Optional<Rule> rule = book.find(word);
    if (rule.isPresent()) {
      return of(rule.get(), width);
    }
    if (whole.find(word).isPresent()) {
      Rule other = whole.rule(word);
      return Wrap.hanging("", sentences.text("rule.not-in-force", other.id()), width)
          + "\n"
          + indented(other.text(), width);
    }
    List<Rule> found = book.search(word);
    if (found.isEmpty()) {
      return of(book.rule(word), width);
    }
    return found.stream().map(one -> of(one, width)).collect(Collectors.joining("\n"));
  }

  /** Returns the text of a rule, indented; nothing if the book has no such rule. */
  static String of(Rulebook book, String id, int width) {
    return book.find(id).map(rule -> indented(rule.text(), width)).orElse("");
  }

  /** Returns a text in Markdown as plain text, indented. */
  static String indented(String markdown, int width) {
    StringBuilder text = new StringBuilder();
    for (String line : MarkdownText.lines(markdown, width - 2)) {
      text.append(("  " + line).stripTrailing()).append('\n');
    }
    return text.toString().stripTrailing();
  }
}
