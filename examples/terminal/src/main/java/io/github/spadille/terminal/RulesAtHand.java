package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.sheet.SheetNote;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The rules in force with what the group wrote about them, for a terminal. */
final class RulesAtHand {
  private final Rulebook whole;
  private final Rulebook book;
  private final ImmutableList<SheetNote> notes;
  private final Sentences sentences;
  private final int width;

  RulesAtHand(ChosenGame<?, ?, ?> chosen, int width) {
    this.whole = chosen.game().rulebook(chosen.locale());
    this.book = chosen.book();
    this.notes = chosen.group().map(group -> group.entry().notes()).orElse(ImmutableList.of());
    this.sentences = chosen.sentences();
    this.width = width;
  }

  /** Returns the rulebook in force. */
  Rulebook book() {
    return book;
  }

  /**
   * Returns the rule of an id, or all rules, own rules and rulings that hold a word.
   *
   * @throws IllegalArgumentException if there is none; the message names the nearest id
   */
  String lookUp(String word) {
    if (whole.find(word).isPresent()) {
      return withNotes(RuleText.lookUp(whole, book, word, sentences, width), word);
    }
    List<String> found = new ArrayList<>();
    List<Rule> rules = book.search(word);
    rules.forEach(rule -> found.add(of(rule)));
    for (SheetNote note : notes) {
      boolean shown = rules.stream().anyMatch(rule -> note.concerns(rule.id()));
      if (!shown && holds(note, word)) {
        found.add(text("", note));
      }
    }
    return found.isEmpty()
        ? RuleText.lookUp(whole, book, word, sentences, width)
        : String.join("\n", found);
  }

  private static boolean holds(SheetNote note, String word) {
    return note.toString().toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT));
  }

  /** Returns the id and the section of a rule in a line, and its text below. */
  String of(Rule rule) {
    return withNotes(RuleText.of(rule, width), rule.id());
  }

  /** Returns the rules of the first section, which every rulebook has about the cards. */
  ImmutableList<String> ofFirstSection() {
    String section = book.rules().get(0).section();
    return book.rules().stream()
        .filter(rule -> rule.section().equals(section))
        .map(this::of)
        .collect(toImmutableList());
  }

  /** Returns the text of a rule alone; nothing if the book has no such rule. */
  Optional<String> textOf(String ruleId) {
    return Optional.of(withNotes(RuleText.of(book, ruleId, width), ruleId))
        .filter(text -> !text.isEmpty());
  }

  private String withNotes(String text, String ruleId) {
    List<String> parts = new ArrayList<>();
    if (!text.isEmpty()) {
      parts.add(text);
    }
    for (SheetNote note : notes) {
      if (note.concerns(ruleId)) {
        parts.add(text("  ", note));
      }
    }
    return String.join("\n", parts);
  }

  private String text(String indent, SheetNote note) {
    return Wrap.hanging(indent, note.text(book.locale()), width);
  }
}
