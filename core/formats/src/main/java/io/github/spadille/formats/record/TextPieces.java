package io.github.spadille.formats.record;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.words.Words;
import java.util.List;

/** Small pieces of text that several classes of this package read or write. */
final class TextPieces {
  private static final Splitter WORDS = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

  /** A piece of a text, and how many characters stand before it. */
  record Item(String text, int offset) {}

  private TextPieces() {}

  /** Returns a refusal as a message tells it: {@code MYG-14: 7♦ does not follow 2♠}. */
  static String told(Match<?, ?> match, Refusal refusal) {
    Words words = match.setup().game().words().withPlayers(match.players());
    return refusal.ruleId() + ": " + words.text(refusal.phrase());
  }

  static List<String> words(String text) {
    return WORDS.splitToList(text);
  }

  /** Returns the same words in the same numbers, whatever their order. */
  static ImmutableMultiset<String> bag(Iterable<String> words) {
    return ImmutableMultiset.copyOf(words);
  }

  /**
   * Returns the column of a place in a line, counted from 1 as editors count: one for each
   * character, be it one unit of the text or two.
   *
   * @param place how many units stand before it
   */
  static int column(String line, int place) {
    return 1 + line.codePointCount(0, Math.min(place, line.length()));
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /** Returns the pieces between semicolons, without blanks around them; none for an empty text. */
  static ImmutableList<Item> items(String text) {
    ImmutableList.Builder<Item> items = ImmutableList.builder();
    int from = 0;
    while (from < text.length()) {
      int semicolon = text.indexOf(';', from);
      int until = semicolon < 0 ? text.length() : semicolon;
      int begin = skipBlanks(text, from, until);
      items.add(new Item(trimEnd(text, begin, until), begin));
      from = until + 1;
      if (semicolon >= 0 && from == text.length()) {
        items.add(new Item("", from)); // What a semicolon at the end announces is missing.
      }
    }
    return items.build();
  }

  /** Returns the words between blanks. */
  static ImmutableList<Item> placedWords(String text) {
    ImmutableList.Builder<Item> words = ImmutableList.builder();
    int at = skipBlanks(text, 0, text.length());
    while (at < text.length()) {
      int from = at;
      while (at < text.length() && !isBlank(text.charAt(at))) {
        at++;
      }
      words.add(new Item(text.substring(from, at), from));
      at = skipBlanks(text, at, text.length());
    }
    return words.build();
  }

  /** Returns the first place from {@code from} on that is no blank, or {@code until}. */
  static int skipBlanks(String text, int from, int until) {
    int i = from;
    while (i < until && isBlank(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Returns the characters in a range without blanks at its end. */
  static String trimEnd(String text, int from, int until) {
    int end = until;
    while (end > from && isBlank(text.charAt(end - 1))) {
      end--;
    }
    return text.substring(from, end);
  }
}
