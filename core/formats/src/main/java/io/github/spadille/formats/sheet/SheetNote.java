package io.github.spadille.formats.sheet;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.Locale;

/**
 * What a group added to the rules in its own words.
 *
 * @param kind what it is
 * @param number its number among those of its kind
 * @param text the words, plain; line breaks and control characters become blanks
 * @param ruleIds the rules that it concerns; none if it stands by itself
 * @param enforced whether the engine enforces it, as it does where an option carries it out
 */
public record SheetNote(
    Kind kind, int number, String text, ImmutableList<String> ruleIds, boolean enforced) {

  /** What a group adds to rules. */
  public enum Kind {
    /** A rule of its own, beside those of the rulebook. */
    OWN_RULE("note.own-rule"),
    /** A rule of its own in the place of one of the rulebook. */
    REPLACEMENT("note.replacement"),
    /** A decision on a case that was unclear. */
    RULING("note.ruling");

    private final String key;

    Kind(String key) {
      this.key = key;
    }
  }

  /** Cleans the words. */
  public SheetNote {
    text = PlainText.clean(text);
    ruleIds = ruleIds.stream().map(PlainText::clean).collect(toImmutableList());
  }

  /** Returns a rule of a group's own, which no engine enforces. */
  public static SheetNote ownRule(int number, String text, String... ruleIds) {
    return new SheetNote(Kind.OWN_RULE, number, text, ImmutableList.copyOf(ruleIds), false);
  }

  /** Returns a rule of a group's own that stands in the place of one of the rulebook. */
  public static SheetNote replacement(int number, String text, String ruleId) {
    return new SheetNote(Kind.REPLACEMENT, number, text, ImmutableList.of(ruleId), false);
  }

  /** Returns a ruling. */
  public static SheetNote ruling(int number, String text, boolean enforced, String... ruleIds) {
    return new SheetNote(Kind.RULING, number, text, ImmutableList.copyOf(ruleIds), enforced);
  }

  /** Returns what to write in front: {@code Own rule 1 on MYG-4 (not enforced by the engine)}. */
  public String label() {
    return label(Locale.ENGLISH);
  }

  /** Returns what to write in front in a language, or in English if there are no words in it. */
  public String label(Locale language) {
    SheetWords words = SheetWords.in(language);
    String label = words.text(kind.key, Integer.toString(number));
    if (!ruleIds.isEmpty()) {
      String relation = kind == Kind.REPLACEMENT ? "note.in-place" : "note.on";
      label = words.text(relation, label, Joiner.on(", ").join(ruleIds));
    }
    return enforced ? label : words.text("note.unenforced", label);
  }

  /** Returns the label in a language and the words. */
  public String text(Locale language) {
    return label(language) + ": " + text;
  }

  /** Returns the English label and the words. */
  @Override
  public String toString() {
    return text(Locale.ENGLISH);
  }

  /** Returns whether it concerns a rule; case does not matter. */
  public boolean concerns(String ruleId) {
    return ruleIds.stream().anyMatch(ruleId::equalsIgnoreCase);
  }
}
