package io.github.spadille.terminal;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Chars;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;

/** Writes letters for the signs of suits where a terminal cannot show them. */
final class SuitSigns extends FilterWriter {
  private static final ImmutableMap<Character, Character> LETTERS =
      ImmutableMap.of('♠', 's', '♥', 'h', '♦', 'd', '♣', 'c');

  private SuitSigns(Writer out) {
    super(out);
  }

  /** Returns a writer to the standard output that shows suits in any case. */
  static Writer on(Writer out) {
    String told = System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding"));
    return on(out, told == null ? Charset.defaultCharset() : Charset.forName(told));
  }

  /** Returns a writer that shows suits in any case, if what it writes is shown in a charset. */
  static Writer on(Writer out, Charset charset) {
    boolean shown = charset.canEncode() && charset.newEncoder().canEncode("♠♥♦♣");
    return shown ? out : new SuitSigns(out);
  }

  @Override
  public void write(int unit) throws IOException {
    out.write(LETTERS.getOrDefault((char) unit, (char) unit));
  }

  @Override
  public void write(char[] units, int from, int length) throws IOException {
    for (char unit : Chars.asList(units).subList(from, from + length)) {
      write(unit);
    }
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    write(text.toCharArray(), from, length);
  }
}
