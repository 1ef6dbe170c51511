package io.github.spadille.formats.houserules;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.Locale;
import java.util.function.Predicate;

/** Finds texts by the words in them. */
final class WordSearch {
  private static final Splitter WORDS =
      Splitter.on(CharMatcher.forPredicate(c -> !Character.isLetterOrDigit(c) && c != '-'))
          .omitEmptyStrings();
  private static final int STEM = 5;

  private static final ImmutableSet<String> COMMON =
      ImmutableSet.of(
          "a", "an", "and", "any", "are", "be", "by", "can", "do", "does", "for", "from", "has",
          "have", "how", "if", "in", "is", "it", "its", "may", "must", "no", "not", "of", "on",
          "one", "or", "should", "so", "that", "the", "their", "them", "there", "they", "this",
          "to", "was", "what", "when", "where", "which", "who", "whose", "why", "will", "with",
          "you");

  private WordSearch() {}

  static boolean contains(String text, String word) {
    return text.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT));
  }

  /** Counts the words of a question that a text has too; endings do not matter. */
  static int shared(String question, String text) {
    ImmutableSet<String> stems = stems(text);
    return (int) stems(question).stream().filter(stems::contains).count();
  }

  private static ImmutableSet<String> stems(String text) {
    ImmutableSet.Builder<String> stems = ImmutableSet.builder();
    for (String word : WORDS.split(text.toLowerCase(Locale.ROOT))) {
      if (!COMMON.contains(word)) {
        String plain = word.endsWith("s") && word.length() > 2 ? chop(word, 1) : word;
        stems.add(chop(plain, Math.max(0, plain.length() - STEM)));
      }
    }
    return stems.build();
  }

  private static String chop(String word, int letters) {
    return word.substring(0, word.length() - letters);
  }

  static <T> ImmutableList<T> filter(Collection<T> all, Predicate<T> keep) {
    return all.stream().filter(keep).collect(ImmutableList.toImmutableList());
  }
}
