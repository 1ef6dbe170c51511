package io.github.spadille.engine.notation;

import io.github.spadille.engine.text.Excerpt;

/**
 * Thrown when the text of a move cannot be read: an unknown verb, a missing argument, a wrong card.
 *
 * <p>The message quotes at most {@value Excerpt#LONGEST} characters of it; {@link #found} gives
 * all.
 *
 * <p>The text may still be the text of an illegal move in another game; legality is a matter of the
 * rules, not of the notation.
 */
public final class NotationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

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
            + (found.isEmpty() ? "the end" : '"' + Excerpt.of(found) + '"')
            + ", expected "
            + expected);
    this.column = column;
    this.found = found;
    this.expected = expected;
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
