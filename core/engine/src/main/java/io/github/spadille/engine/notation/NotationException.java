package io.github.spadille.engine.notation;

/**
 * Thrown when the text of a move cannot be read: an unknown verb, a missing argument, a wrong card.
 *
 * <p>The text may still be the text of an illegal move in another game; legality is a matter of the
 * rules, not of the notation.
 */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST_QUOTE = 60;

  private final int column;
  private final String found;
  private final String expected;

  /**
   * Creates an exception.
   *
   * @param column where in the text the trouble begins, counted from 1
   * @param found the piece of text that could not be read; empty at the end of the text
   * @param expected what can stand there, as a noun phrase
   */
  public NotationException(int column, String found, String expected) {
    super(
        "column "
            + column
            + ": found "
            + (found.isEmpty() ? "the end" : "\"" + abbreviated(found) + "\"")
            + ", expected "
            + expected);
    this.column = column;
    this.found = found;
    this.expected = expected;
  }

  private static String abbreviated(String text) {
    return text.length() <= LONGEST_QUOTE ? text : text.substring(0, LONGEST_QUOTE) + "...";
  }

  /** Returns where in the text the trouble begins, counted from 1. */
  public int column() {
    return column;
  }

  /** Returns the piece of text that could not be read; the message has its beginning. */
  public String found() {
    return found;
  }

  /** Returns what can stand there. */
  public String expected() {
    return expected;
  }
}
