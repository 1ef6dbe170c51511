package io.github.spadille.terminal;

import io.github.spadille.engine.text.ByteOrderMark;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Reads lines that somebody types, and keeps no more of them than a person would type. */
final class LineReader {
  /** The most characters of a line. */
  static final int MAX_LINE = 10_000;

  private final Reader in;
  private boolean begun;
  private boolean afterReturn;

  LineReader(Reader in) {
    this.in = in;
  }

  /**
   * A line.
   *
   * @param text what it says; empty if it is too long
   * @param isTooLong whether it has more than {@value #MAX_LINE} characters
   */
  record Line(String text, boolean isTooLong) {}

  /**
   * Returns the next line, or nothing if there is none; lines end as for a buffered reader, and a
   * byte order mark before the first is passed over.
   */
  Optional<Line> next() throws IOException {
    StringBuilder text = new StringBuilder();
    long length = 0;
    int unit = in.read();
    if (!begun && ByteOrderMark.isMark(unit)) {
      unit = in.read();
    }
    begun = true;
    if (unit == '\n' && afterReturn) {
      unit = in.read();
    }
    afterReturn = false;
    if (unit < 0) {
      return Optional.empty();
    }
    while (unit >= 0 && unit != '\n' && unit != '\r') {
      if (length < MAX_LINE) {
        text.append((char) unit);
      }
      length++;
      unit = in.read();
    }
    afterReturn = unit == '\r';
    boolean isTooLong = length > MAX_LINE;
    return Optional.of(new Line(isTooLong ? "" : text.toString(), isTooLong));
  }
}
