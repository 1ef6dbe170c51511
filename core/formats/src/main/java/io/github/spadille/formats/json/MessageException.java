package io.github.spadille.formats.json;

import io.github.spadille.engine.text.Excerpt;

/**
 * Thrown when a text is not the JSON of a message, or the parts of a move make no move.
 *
 * <p>The message says where: {@code move.arguments[0].words[0]: found "9x", expected a card such as
 * As}. It is one line without {@linkplain io.github.spadille.engine.text.HiddenCharacters hidden
 * characters}, however long the text is.
 */
public final class MessageException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private static final int LONGEST = 200;

  private final String place;

  /**
   * Creates an exception.
   *
   * @param place where the trouble is
   * @param problem what is wrong there
   */
  MessageException(String place, String problem) {
    super(Excerpt.of(place, LONGEST) + ": " + Excerpt.of(problem, LONGEST));
    this.place = place;
  }

  /**
   * Creates an exception.
   *
   * @param place where the trouble is
   * @param found what stands there, as a message quotes it
   * @param expected what can stand there
   */
  MessageException(String place, String found, String expected) {
    this(place, "found " + found + ", expected " + expected);
  }

  /** Returns this exception with what it came from. */
  MessageException because(Exception cause) {
    initCause(cause);
    return this;
  }

  /** Returns where the trouble is: {@code arguments[0].words[0]}, {@code line 1, column 7}. */
  public String place() {
    return place;
  }

  /** Returns a word as a message quotes it. */
  static String quoted(String word) {
    return '"' + Excerpt.of(word) + '"';
  }
}
