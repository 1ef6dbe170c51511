package io.github.spadille.engine.text;

/**
 * The character with which some editors begin a file, to say that it is Unicode.
 *
 * <p>At the very beginning of a text it means nothing and is passed over; nobody sees it there, and
 * no column counts it. Anywhere else it is {@linkplain HiddenCharacters hidden}.
 */
public final class ByteOrderMark {
  private static final char MARK = '\uFEFF';

  private ByteOrderMark() {}

  /** Returns a text without the mark at its beginning. */
  public static String skip(String text) {
    return !text.isEmpty() && isMark(text.charAt(0)) ? text.substring(1) : text;
  }

  /** Tells whether the first character of a text is a mark and not a part of it. */
  public static boolean isMark(int first) {
    return first == MARK;
  }
}
