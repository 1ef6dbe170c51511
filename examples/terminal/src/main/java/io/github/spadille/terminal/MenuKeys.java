package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import java.util.Set;

/**
 * The letters that pick moves from a menu: a to z, then two letters.
 *
 * <p>None of them is a word of a move that is offered, nor the letter that leaves the game, nor can
 * it be read as a card.
 */
final class MenuKeys {
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
  private static final String QUIT = "q";
  private static final CharMatcher SUITS = CharMatcher.anyOf("shdc");

  private final Set<String> words;
  private int taken;

  /**
   * Creates the keys of a menu.
   *
   * @param words those of the moves that are offered as records have them, in small letters
   */
  MenuKeys(Set<String> words) {
    this.words = words;
  }

  /** Returns the next key, or nothing if there are no more. */
  String next() {
    String key = key(taken++);
    while (words.contains(key) || isTaken(key)) {
      key = key(taken++);
    }
    return key;
  }

  private static boolean isTaken(String key) {
    return key.equals(QUIT) || (key.length() == 2 && SUITS.matches(key.charAt(1)));
  }

  /** Returns a, b ... z, aa, ab ... zz, and then nothing. */
  private static String key(int number) {
    int count = LETTERS.length();
    if (number < count) {
      return LETTERS.substring(number, number + 1);
    }
    int first = number / count - 1;
    if (first >= count) {
      return "";
    }
    return LETTERS.substring(first, first + 1) + LETTERS.charAt(number % count);
  }
}
