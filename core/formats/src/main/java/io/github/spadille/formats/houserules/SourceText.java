package io.github.spadille.formats.houserules;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.HexFormat;

/** Turns the bytes of a document into a text that YAML can be read from. */
final class SourceText {
  /** The most bytes, or characters, that a document may have. */
  static final int MOST = 1 << 20;

  /** The most characters of a line; the parser's time grows with the square of them. */
  static final int LONGEST_LINE = 1 << 17;

  private static final String ALLOWED = "UTF-8 without a byte order mark";

  private SourceText() {}

  /** Decodes UTF-8 and checks every character. */
  static String decode(byte[] bytes) throws UnreadableException {
    checkSize(bytes.length, "bytes");
    if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
      throw new UnreadableException(
          1, "UTF-16", ALLOWED, "the text is UTF-16; allowed: " + ALLOWED);
    }
    CharsetDecoder decoder =
        UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(in, out, true);
    if (result.isError()) {
      String found = "byte " + HexFormat.of().withUpperCase().toHexDigits(bytes[in.position()]);
      throw new UnreadableException(
          lineOf(bytes, in.position()),
          found,
          ALLOWED,
          found
              + " is not UTF-8 (is the text in Latin-1 or another old encoding?); allowed: "
              + ALLOWED);
    }
    return check(out.flip().toString());
  }

  /** Checks every character, and ends every line in {@code \n}. */
  static String check(String text) throws UnreadableException {
    checkSize(text.length(), "characters");
    if (text.startsWith("\uFEFF")) {
      throw new UnreadableException(
          1,
          "a byte order mark",
          ALLOWED,
          "the text begins with a byte order mark; allowed: " + ALLOWED);
    }
    String lines = text.replace("\r\n", "\n").replace('\r', '\n');
    Problems problems = new Problems();
    int line = 1;
    int lineStart = 0;
    int lastBad = 0;
    for (int i = 0; i < lines.length(); ) {
      int point = lines.codePointAt(i);
      if (!isAllowed(point) && lastBad != line) {
        String found = String.format("character U+%04X", point);
        String hint = point == 0 ? " (is the text UTF-16?)" : "";
        problems.add(
            Problems.Place.ROOT,
            line,
            found,
            "letters, digits, signs, blanks and tabs",
            found + " is not allowed" + hint + "; take it out");
        lastBad = line;
      }
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

  /** Returns whether YAML can have a character outside quotes without taking it for a line end. */
  static boolean isAllowed(int point) {
    if (point < 0x20) {
      return point == '\n' || point == '\t';
    }
    boolean control = point >= 0x7F && point < 0xA0;
    boolean lineEnd = point == 0x2028 || point == 0x2029;
    boolean surrogate = point >= 0xD800 && point < 0xE000;
    boolean noCharacter = point == 0xFFFE || point == 0xFFFF || point == 0xFEFF;
    return !control && !lineEnd && !surrogate && !noCharacter;
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

  private static int lineOf(byte[] bytes, int position) {
    int line = 1;
    for (int i = 0; i < position; i++) {
      line += bytes[i] == '\n' ? 1 : 0;
    }
    return line;
  }
}
