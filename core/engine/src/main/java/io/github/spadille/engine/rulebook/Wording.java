package io.github.spadille.engine.rulebook;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.words.Words;
import java.util.Map;
import java.util.Optional;

/**
 * A line of a rulebook, with the places that depend on house rules.
 *
 * <p>{@code {key}} is filled in, {@code {condition: text}} stands if the condition holds; the text
 * may hold marks again.
 */
record Wording(ImmutableList<Piece> pieces) {
  private static final CharMatcher PUNCTUATION = CharMatcher.anyOf(".,;:");
  private static final CharMatcher CLOSING = CharMatcher.anyOf(".,;:!?)`");

  /** A part of a line. */
  sealed interface Piece {}

  /** Words that always stand. */
  record Fixed(String text) implements Piece {}

  /** The value of an option; one that is a list has a blank behind each comma. */
  record Value(String key) implements Piece {}

  /** Words that stand under a condition. */
  record Where(Condition condition, Wording text) implements Piece {}

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if a brace is not closed or what it holds is no mark
   */
  static Wording of(String line) {
    ImmutableList.Builder<Piece> pieces = ImmutableList.builder();
    int from = 0;
    for (int open = line.indexOf('{'); open >= 0; open = line.indexOf('{', from)) {
      int close = closing(line, open);
      if (open > from) {
        pieces.add(new Fixed(line.substring(from, open)));
      }
      pieces.add(mark(line.substring(open + 1, close)));
      from = close + 1;
    }
    if (from < line.length()) {
      pieces.add(new Fixed(line.substring(from)));
    }
    return new Wording(pieces.build());
  }

  private static Piece mark(String inside) {
    int colon = inside.indexOf(':');
    if (colon >= 0) {
      return new Where(
          Condition.of(inside.substring(0, colon)), of(inside.substring(colon + 1).trim()));
    }
    if (inside.equals("replaces") || inside.startsWith("replaces ")) {
      throw new IllegalArgumentException(
          "{" + inside + "} can stand only behind the id of a rule: - VAR-1. {replaces MYG-15}");
    }
    if (Condition.isOne(inside)) {
      throw new IllegalArgumentException(
          "{"
              + inside
              + "} can stand only at the beginning of a line; within it: {condition: text}");
    }
    return new Value(inside);
  }

  private static int closing(String line, int open) {
    int depth = 0;
    for (int i = open; i < line.length(); i++) {
      depth +=
          switch (line.charAt(i)) {
            case '{' -> 1;
            case '}' -> -1;
            default -> 0;
          };
      if (depth == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("{ is not closed in: " + line);
  }

  /** Returns the words if there is no mark in them. */
  Optional<String> always() {
    if (pieces.isEmpty()) {
      return Optional.of("");
    }
    return pieces.size() == 1 && pieces.get(0) instanceof Fixed fixed
        ? Optional.of(fixed.text())
        : Optional.empty();
  }

  ImmutableSet<Mark> marks() {
    ImmutableSet.Builder<Mark> marks = ImmutableSet.builder();
    for (Piece piece : pieces) {
      if (piece instanceof Value value) {
        marks.add(new Mark(value.key(), ImmutableSet.of()));
      } else if (piece instanceof Where where) {
        marks.addAll(where.condition().marks()).addAll(where.text().marks());
      }
    }
    return marks.build();
  }

  /**
   * Returns the line under some house rules; a case that is not decided keeps its condition. Marks
   * hold whole words, so a blank parts them from words that touch the braces.
   */
  String in(Map<String, String> choices, Words language) {
    StringBuilder line = new StringBuilder();
    boolean afterMark = false;
    for (Piece piece : pieces) {
      if (piece instanceof Fixed fixed) {
        append(line, fixed.text(), afterMark);
      } else if (piece instanceof Value value) {
        String chosen = choices.get(value.key());
        line.append(chosen == null ? '`' + value.key() + '`' : chosen.replace(",", ", "));
      } else if (piece instanceof Where where) {
        Optional<Condition> open = where.condition().given(choices);
        if (open.isPresent()) {
          String text = where.text().in(choices, language);
          append(line, open.get().isMet() ? text : inBrackets(open.get(), text, language), true);
        }
      }
      afterMark = piece instanceof Where;
    }
    return line.toString();
  }

  /** Punctuation that would go on with the sentence has no place behind a condition. */
  private static String inBrackets(Condition open, String text, Words language) {
    String words = PUNCTUATION.trimLeadingFrom(text).trim();
    return "(" + open.in(language) + ": " + words + ")";
  }

  private static void append(StringBuilder line, String text, boolean asWords) {
    if (asWords && !text.isEmpty() && line.length() > 0) {
      boolean parted = !isWord(text.charAt(0)) || !ends(line.charAt(line.length() - 1));
      line.append(parted ? "" : " ");
    }
    line.append(text);
  }

  private static boolean isWord(char first) {
    return Character.isLetterOrDigit(first) || first == '(' || first == '`';
  }

  private static boolean ends(char last) {
    return Character.isLetterOrDigit(last) || CLOSING.matches(last);
  }
}
