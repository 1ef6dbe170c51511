package io.github.spadille.formats.record;

import io.github.spadille.engine.text.Excerpt;

/**
 * Thrown when a text is not a record; says where the trouble begins and what can stand there.
 *
 * <p>The message quotes at most {@value Excerpt#LONGEST} characters of it; {@link #found} gives
 * all. It reads {@code opening.spadille:7:3: found "trun", expected a check such as turn}.
 */
public final class RecordException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String source;
  private final int line;
  private final int column;
  private final String found;
  private final String expected;

  /**
   * Creates an exception.
   *
   * @param source what was read, a file name as a rule
   * @param line the line, counted from 1
   * @param column the column, counted from 1
   * @param found the piece of text that could not be read; empty at the end of the line
   * @param expected what can stand there, as a noun phrase
   */
  public RecordException(String source, int line, int column, String found, String expected) {
    super(
        source
            + ':'
            + line
            + ':'
            + column
            + ": found "
            + (found.isEmpty() ? "the end of the line" : '"' + Excerpt.of(found) + '"')
            + ", expected "
            + expected);
    this.source = source;
    this.line = line;
    this.column = column;
    this.found = found;
    this.expected = expected;
  }

  /** Returns what was read, a file name as a rule. */
  public String source() {
    return source;
  }

  /** Returns the line, counted from 1. */
  public int line() {
    return line;
  }

  /** Returns the column, counted from 1. */
  public int column() {
    return column;
  }

  /** Returns the piece of text that could not be read; empty at the end of the line. */
  public String found() {
    return found;
  }

  /** Returns what can stand there. */
  public String expected() {
    return expected;
  }
}
