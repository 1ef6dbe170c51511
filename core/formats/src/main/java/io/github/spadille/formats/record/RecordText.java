package io.github.spadille.formats.record;

import io.github.spadille.engine.text.ByteOrderMark;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.text.Utf8Text;
import java.io.IOException;
import java.nio.file.Path;

/** Checks what every text must meet before it is read as a record: its size, its characters. */
final class RecordText {
  private static final String VISIBLE = "visible characters, blanks and tabs";
  private static final int LONGEST_NAME = 200;

  private final String source;
  private final String text;

  private RecordText(String source, String text) {
    this.source = source;
    this.text = text;
  }

  /**
   * Reads a file, no further than a record may be long.
   *
   * @param source what messages call it
   * @throws IOException if it cannot be read
   * @throws RecordException if it is too long or not UTF-8
   */
  static String read(String source, Path file) throws IOException {
    return checked(source, Utf8Text.read(file, GameRecord.MAX_SIZE)).text();
  }

  /**
   * Reads the whole lines of a file, as {@link #read} does.
   *
   * @throws IOException if it cannot be read
   * @throws RecordException if it is too long, or its whole lines are not UTF-8
   */
  static Utf8Text readWholeLines(Path file) throws IOException {
    return checked(file.toString(), Utf8Text.readWholeLines(file, GameRecord.MAX_SIZE));
  }

  private static Utf8Text checked(String source, Utf8Text read) {
    if (read.isTooLong()) {
      throw tooLong(source, 1, read.size() + " bytes", GameRecord.MAX_SIZE, "bytes in a record");
    }
    if (!read.wrong().isEmpty()) {
      throw new RecordException(source, read.line(), read.column(), read.wrong(), "UTF-8");
    }
    return read;
  }

  /**
   * Returns a text with {@code \n} after each line, and nothing else that ends one, and without a
   * byte order mark before the first.
   *
   * @throws RecordException if the text or a line is too long, there are too many lines, or a
   *     character is hidden
   */
  static String check(String source, String text) {
    if (text.length() > GameRecord.MAX_SIZE) {
      String found = text.length() + " characters";
      throw tooLong(source, 1, found, GameRecord.MAX_SIZE, "characters in a record");
    }
    String seen = ByteOrderMark.skip(text);
    String lines = seen.indexOf('\r') < 0 ? seen : seen.replace("\r\n", "\n");
    String ended = lines.endsWith("\n") ? lines : lines + '\n';
    new RecordText(source, ended).checkLines();
    return ended;
  }

  private void checkLines() {
    int from = 0;
    for (int line = 1; from < text.length(); line++) {
      if (line > GameRecord.MAX_LINES) {
        throw tooLong(source, line, "more lines", GameRecord.MAX_LINES, "lines in a record");
      }
      int end = text.indexOf('\n', from);
      if (end - from > GameRecord.MAX_LINE) {
        String found = end - from + " characters";
        throw tooLong(source, line, found, GameRecord.MAX_LINE, "characters in a line");
      }
      from = end + 1;
    }
    int hidden = HiddenCharacters.find(text, 0);
    if (hidden >= 0) {
      int line = 1 + (int) text.substring(0, hidden).chars().filter(c -> c == '\n').count();
      int lineStart = text.lastIndexOf('\n', hidden) + 1;
      int column = TextPieces.column(text.substring(lineStart, hidden), hidden - lineStart);
      String found = HiddenCharacters.name(text.codePointAt(hidden));
      throw new RecordException(source, line, column, found, VISIBLE);
    }
  }

  private static RecordException tooLong(
      String source, int line, String found, int most, String what) {
    return new RecordException(source, line, 1, found, "at most " + most + " " + what);
  }

  /** Tells whether a text can stand in one line of a record. */
  static boolean isLine(String text) {
    return text.length() < GameRecord.MAX_LINE / 2
        && text.indexOf('\n') < 0
        && !HiddenCharacters.isIn(text);
  }

  /** Tells whether a text can be the name of a document, or of one of its entries. */
  static boolean isName(String text) {
    return !text.isBlank() && text.length() <= LONGEST_NAME && isLine(text);
  }
}
