package io.github.spadille.testkit.book;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How many moves are legal at once, as a sentence of the book says it. */
final class Bound {
  private static final Pattern SENTENCE =
      Pattern.compile("At most ([0-9]+) moves are legal at once");

  private Bound() {}

  /**
   * Reads the number.
   *
   * @throws IllegalArgumentException if there is no such sentence
   */
  static int of(String book) {
    Matcher sentence = SENTENCE.matcher(book);
    if (!sentence.find()) {
      throw new IllegalArgumentException(
          "the rulebook lacks the sentence: At most ... moves are legal at once");
    }
    int bound = Integer.parseInt(sentence.group(1));
    while (sentence.find()) {
      bound = Integer.parseInt(sentence.group(1)); // A variant says it again, after its base.
    }
    return bound;
  }
}
