package io.github.spadille.engine.notation;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of a text and the column where it begins, from 1.
 *
 * <p>White space of any kind and length stands between words.
 */
record Word(String text, int column) {
  /** Returns the place after it in the text. */
  int end() {
    return column - 1 + text.length();
  }

  /** Tells whether a text is one word, and nothing beside it. */
  static boolean isOne(String text) {
    return !text.isEmpty() && CharMatcher.whitespace().matchesNoneOf(text);
  }

  /** Returns the words of a text. */
  static List<Word> split(String text) {
    List<Word> words = new ArrayList<>();
    int i = 0;
    while (i < text.length()) {
      if (CharMatcher.whitespace().matches(text.charAt(i))) {
        i++;
        continue;
      }
      int from = i;
      while (i < text.length() && !CharMatcher.whitespace().matches(text.charAt(i))) {
        i++;
      }
      words.add(new Word(text.substring(from, i), from + 1));
    }
    return words;
  }

  /** Returns a text of words with one blank between them. */
  static String join(List<Word> words) {
    return Joiner.on(' ').join(Lists.transform(words, Word::text));
  }
}
