package io.github.spadille.formats.houserules;

import io.github.spadille.engine.text.ByteOrderMark;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.text.Utf8Text;

/** Turns the bytes of a document into a text that YAML can be read from. */
final class SourceText {
  /** The most bytes, or characters, that a document may have. */
  static final int MOST = 1 << 20;

  /** The most characters of a line; the parser's time grows with the square of them. */
  static final int LONGEST_LINE = 1 << 17;

  private static final String ALLOWED = "UTF-8";

  private SourceText() {}

  /** Decodes UTF-8 and checks every character. */
  static String decode(byte[] bytes) throws UnreadableException {
    checkSize(bytes.length, "bytes");
    if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
      throw new UnreadableException(
          1, "UTF-16", ALLOWED, "the text is UTF-16; allowed: " + ALLOWED);
    }
    Utf8Text decoded = Utf8Text.decode(bytes);
    if (!decoded.wrong().isEmpty()) {
      throw new UnreadableException(
          decoded.line(),
          decoded.wrong(),
          ALLOWED,
          decoded.wrong()
              + " is not UTF-8 (is the text in Latin-1 or another old encoding?); allowed: "
              + ALLOWED);
    }
    return check(decoded.text());
  }

  /** Checks every character but a byte order mark before the text; ends lines in {@code \n}. */
  static String check(String text) throws UnreadableException {
    checkSize(text.length(), "characters");
    String lines = ByteOrderMark.skip(text).replace("\r\n", "\n").replace('\r', '\n');
    Problems problems = new Problems();
    int line = 1;
    int lineStart = 0;
    int lastBad = 0;
    int before = 0;
    for (int i = 0; i < lines.length(); ) {
      int point = lines.codePointAt(i);
      if (HiddenCharacters.isHidden(before, point) && lastBad != line) {
        String hint = point == 0 ? " (is the text UTF-16?)" : "";
        refuse(problems, Problems.Place.ROOT, line, point, hint);
        lastBad = line;
      }
      before = point;
      i += Character.charCount(point);
      if (point == '\n' || i == lines.length()) {
        checkLine(line, i - lineStart, problems);
        line++;
        lineStart = i;
      }
    }
    if (!problems.isEmpty()) {
      throw new UnreadableException(problems.sorted());
    }
    return lines;
  }

  private static void checkLine(int line, int length, Problems problems) {
    if (length > LONGEST_LINE) {
      String found = length + " characters";
      String most = "at most " + LONGEST_LINE;
      problems.add(
          Problems.Place.ROOT, line, found, most, "the line has " + found + "; allowed: " + most);
    }
  }

  /** Adds the problem of a hidden character. */
  static void refuse(Problems problems, Problems.Place place, int line, int point, String hint) {
    String found = "character " + HiddenCharacters.name(point);
    problems.add(
        place,
        line,
        found,
        "letters, digits, signs, blanks and tabs",
        found + " is not allowed" + hint + "; take it out");
  }

  static void checkSize(long size, String unit) throws UnreadableException {
    if (size > MOST) {
      throw new UnreadableException(
          0,
          size + " " + unit,
          "at most " + MOST,
          "the text has " + size + " " + unit + "; allowed: at most " + MOST);
    }
  }

  private static boolean startsWith(byte[] bytes, int first, int second) {
    return bytes.length > 1 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }
}
