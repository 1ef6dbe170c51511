package io.github.spadille.formats.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.spadille.engine.text.ByteOrderMark;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Function;

/**
 * What stands in a file, read no further than is allowed.
 *
 * <p>Every file from outside is read by this class, so that neither its length nor its bytes can do
 * harm.
 *
 * @param text the text; empty if something is wrong
 * @param size the bytes of the file, all of them, read or not
 * @param wrong the first byte that is not UTF-8, such as {@code byte E9}; empty if none is
 * @param line the line of that byte, counted from 1
 * @param column its column in characters, counted from 1; a byte order mark is not counted
 * @param isTooLong whether the file has more bytes than are allowed
 * @param torn what was left out after the end of the last line, if only whole lines were wanted
 */
public record Utf8Text(
    String text, long size, String wrong, int line, int column, boolean isTooLong, String torn) {
  private static final int PIECE = 1 << 13;

  /**
   * Reads a file; of one that is too long, no more than is allowed.
   *
   * @param most the most bytes
   * @throws IOException if there is no such file, or it cannot be read
   */
  public static Utf8Text read(Path file, int most) throws IOException {
    return read(file, most, Utf8Text::decode);
  }

  /**
   * Reads the lines of a file that end in a line feed; what follows the last of them was not
   * written to its end, and need not be UTF-8.
   *
   * @param most the most bytes, those left out included
   * @throws IOException if there is no such file, or it cannot be read
   */
  public static Utf8Text readWholeLines(Path file, int most) throws IOException {
    return read(file, most, Utf8Text::decodeWholeLines);
  }

  private static Utf8Text read(Path file, int most, Function<byte[], Utf8Text> decoder)
      throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most);
      boolean isTooLong = in.read() >= 0;
      return isTooLong
          ? new Utf8Text("", Math.max(Files.size(file), most + 1L), "", 0, 0, true, "")
          : decoder.apply(bytes);
    }
  }

  private static Utf8Text decodeWholeLines(byte[] bytes) {
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    Utf8Text lines = decode(Arrays.copyOf(bytes, end));
    String torn = new String(bytes, end, bytes.length - end, UTF_8);
    return new Utf8Text(
        lines.text, bytes.length, lines.wrong, lines.line, lines.column, false, torn);
  }

  /** Reads bytes. */
  public static Utf8Text decode(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer piece = CharBuffer.allocate(PIECE);
    StringBuilder text = new StringBuilder(bytes.length);
    var decoder =
        UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CoderResult result = CoderResult.OVERFLOW;
    while (result.isOverflow()) {
      result = decoder.decode(in, piece, true);
      text.append(piece.flip());
      piece.clear();
    }
    if (!result.isError()) {
      return new Utf8Text(text.toString(), bytes.length, "", 0, 0, false, "");
    }
    int lineStart = text.lastIndexOf("\n") + 1;
    boolean marked = lineStart == 0 && text.length() > 0 && ByteOrderMark.isMark(text.charAt(0));
    return new Utf8Text(
        "",
        bytes.length,
        "byte " + HexFormat.of().withUpperCase().toHexDigits(bytes[in.position()]),
        1 + (int) text.chars().filter(c -> c == '\n').count(),
        1 + text.codePointCount(marked ? 1 : lineStart, text.length()),
        false,
        "");
  }
}
