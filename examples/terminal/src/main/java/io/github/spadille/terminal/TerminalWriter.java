package io.github.spadille.terminal;

import io.github.spadille.engine.text.HiddenCharacters;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * Writes to a terminal what people can see, and nothing that a terminal would obey: hidden
 * characters are replaced by their names.
 *
 * <p>Everything that the program prints passes this writer, messages and prompts too; what it
 * writes into files does not.
 */
final class TerminalWriter extends FilterWriter {
  private static final int NONE = 0;

  /** The last character that was written, as some are hidden only after others. */
  private int before = NONE;

  /** The first half of a character, or a carriage return, of which the rest is to come. */
  private char begun = NONE;

  private TerminalWriter(Writer out) {
    super(out);
  }

  /** Returns a printer of visible characters. */
  static PrintWriter on(Writer out) {
    return new PrintWriter(new TerminalWriter(out), true);
  }

  @Override
  public void write(int unit) throws IOException {
    char next = (char) unit;
    if (begun == '\r' && next == '\n') {
      out.write("\r\n");
      before = next;
      begun = NONE;
    } else if (Character.isHighSurrogate(begun) && Character.isLowSurrogate(next)) {
      show(Character.toCodePoint(begun, next));
      begun = NONE;
    } else {
      writeBegun();
      if (next == '\r' || Character.isHighSurrogate(next)) {
        begun = next;
      } else {
        show(next);
      }
    }
  }

  private void writeBegun() throws IOException {
    if (begun != NONE) {
      show(begun);
      begun = NONE;
    }
  }

  private void show(int point) throws IOException {
    out.write(
        HiddenCharacters.isHidden(before, point)
            ? HiddenCharacters.shown(point)
            : Character.toString(point));
    before = point;
  }

  @Override
  public void write(char[] units, int from, int length) throws IOException {
    write(new String(units, from, length), 0, length);
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    for (int i = from; i < from + length; i++) {
      write(text.charAt(i));
    }
  }

  @Override
  public void flush() throws IOException {
    writeBegun();
    super.flush();
  }

  @Override
  public void close() throws IOException {
    writeBegun();
    super.close();
  }
}
