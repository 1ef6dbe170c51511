package io.github.spadille.formats.record;

import io.github.spadille.engine.text.Excerpt;
import java.util.OptionalInt;

/**
 * Thrown when a record does not hold under the rules: a refused or unreadable move, a check that
 * fails, a head that names no known game.
 *
 * <p>The message is cut where a part of it is long; {@link #expected} and {@link #found} give all.
 * It reads {@code opening.spadille:12: expected turn 2, found turn 0}.
 */
public final class ReplayException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A list of moves is no use when cut like a quotation, but a record can make it any length. */
  private static final int LONGEST_PART = 500;

  private final String source;
  private final int line;
  private final int column;
  private final String expected;
  private final String found;

  /**
   * Creates an exception.
   *
   * @param source what was replayed, a file name as a rule
   * @param line the line that does not hold, counted from 1
   * @param column where in the line the trouble begins, counted from 1; 0 for the line as a whole
   * @param expected what should be
   * @param found what is
   */
  ReplayException(String source, int line, int column, String expected, String found) {
    this(source, line, column, expected, found, "");
  }

  /** Creates an exception whose message ends in a note that helps to see the difference. */
  ReplayException(String source, int line, int column, String expected, String found, String note) {
    super(
        source
            + ':'
            + line
            + (column == 0 ? "" : ":" + column)
            + ": expected "
            + Excerpt.of(expected, LONGEST_PART)
            + ", found "
            + Excerpt.of(found, LONGEST_PART)
            + Excerpt.of(note, LONGEST_PART));
    this.source = source;
    this.line = line;
    this.column = column;
    this.expected = expected;
    this.found = found;
  }

  /** Returns what was replayed, a file name as a rule. */
  public String source() {
    return source;
  }

  /** Returns the line that does not hold, counted from 1. */
  public int line() {
    return line;
  }

  /** Returns where in the line the trouble begins, counted from 1; nothing for the whole line. */
  public OptionalInt column() {
    return column == 0 ? OptionalInt.empty() : OptionalInt.of(column);
  }

  /** Returns what should be. */
  public String expected() {
    return expected;
  }

  /** Returns what is; for an illegal move the rule that refuses it, and why. */
  public String found() {
    return found;
  }
}
