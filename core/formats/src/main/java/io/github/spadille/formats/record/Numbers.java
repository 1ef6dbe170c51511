package io.github.spadille.formats.record;

import com.google.common.primitives.Longs;
import io.github.spadille.engine.seat.Viewer;

/** Numbers in a record. */
final class Numbers {
  private Numbers() {}

  /** Returns the seat that a word names, or -1 if it names none. */
  static int seat(String word) {
    int last = word.isEmpty() ? -1 : word.charAt(word.length() - 1) - '0';
    if (last < 0 || last > 9) {
      return -1;
    }
    if (word.length() == 1) {
      return last;
    }
    boolean teen = word.length() == 2 && word.charAt(0) == '1' && 10 + last < Viewer.MAX_SEATS;
    return teen ? 10 + last : -1;
  }

  /** Tells whether a word is a whole number of 64 bits, with or without a sign. */
  static boolean isWhole(String word) {
    return Longs.tryParse(unsigned(word)) != null;
  }

  /**
   * Returns the number that a word is.
   *
   * @throws NumberFormatException if it is none
   */
  static long whole(String word) {
    return Long.parseLong(unsigned(word));
  }

  private static String unsigned(String word) {
    return word.startsWith("+") && !word.startsWith("+-") ? word.substring(1) : word;
  }
}
