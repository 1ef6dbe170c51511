package io.github.spadille.testkit.book;

import com.google.common.collect.ImmutableSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words in backticks. */
final class Quoted {
  private static final Pattern WORD = Pattern.compile("`([^`]+)`");
  private static final Pattern LIST =
      Pattern.compile("`[^`]+`(?:(?: |, |, or | or |, and | and )`[^`]+`)*");

  private Quoted() {}

  /** Returns all words in backticks, in order. */
  static ImmutableSet<String> words(String text) {
    ImmutableSet.Builder<String> words = ImmutableSet.builder();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      words.add(word.group(1));
    }
    return words.build();
  }

  /** Tells whether a text lists words in backticks and says nothing else. */
  static boolean isList(String text) {
    return LIST.matcher(text).matches();
  }
}
