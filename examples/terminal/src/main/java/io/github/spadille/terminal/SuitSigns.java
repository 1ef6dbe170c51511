package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableMap;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.regex.Pattern;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Shows suits as a terminal can: in colour where there are colours, and as letters where it has no
 * signs or the person wants none.
 *
 * <p>What it adds are the only escape sequences of this program; so it stands behind the writer
 * that lets none pass. It shows what was written when it is flushed.
 */
final class SuitSigns extends FilterWriter {
  private static final ImmutableMap<Character, Character> LETTERS =
      ImmutableMap.of('♠', 's', '♥', 'h', '♦', 'd', '♣', 'c');
  private static final CharMatcher SIGNS = CharMatcher.anyOf("♠♥♦♣");

  /** A card of a red suit with its rank and its back, or the suit alone. */
  static final Pattern RED = Pattern.compile("(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]{0,2}[♥♦]'*");

  private final StringBuilder written = new StringBuilder();
  private final boolean colours;
  private boolean letters;

  /**
   * Creates a writer.
   *
   * @param letters whether to write letters for the signs
   * @param colours whether to show red suits in red
   */
  SuitSigns(Writer out, boolean letters, boolean colours) {
    super(out);
    this.letters = letters;
    this.colours = colours;
  }

  /** Returns a writer to the standard output of this program, or to its standard error. */
  static SuitSigns ofProgram(Writer out) {
    String told = System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding"));
    Charset charset = told == null ? Charset.defaultCharset() : Charset.forName(told);
    boolean colours = Console.isInteractive() && hasColours(System.getenv());
    return new SuitSigns(out, !canShow(charset), colours);
  }

  /** Tells whether a charset has the signs. */
  static boolean canShow(Charset charset) {
    return charset.canEncode() && charset.newEncoder().canEncode("♠♥♦♣");
  }

  /** Tells whether a terminal has colours, and its owner wants them: see no-color.org. */
  static boolean hasColours(Map<String, String> environment) {
    String terminal = Strings.nullToEmpty(environment.get("TERM"));
    return Strings.isNullOrEmpty(environment.get("NO_COLOR")) && !terminal.startsWith("dumb");
  }

  /** Writes letters from now on. */
  void useLetters() {
    letters = true;
  }

  @Override
  public void write(int unit) {
    written.append((char) unit);
  }

  @Override
  public void write(char[] units, int from, int length) {
    written.append(units, from, length);
  }

  @Override
  public void write(String text, int from, int length) {
    written.append(text, from, from + length);
  }

  @Override
  public void flush() throws IOException {
    String text = written.toString();
    written.setLength(0);
    out.write(SIGNS.matchesNoneOf(text) ? text : shown(text));
    out.flush();
  }

  private String shown(String text) {
    String painted = colours ? painted(text) : text;
    return letters ? lettered(painted) : painted;
  }

  private static String painted(String text) {
    return new AttributedStringBuilder()
        .append(text)
        .styleMatches(RED, AttributedStyle.DEFAULT.foreground(AttributedStyle.RED))
        .toAnsi();
  }

  private static String lettered(String text) {
    StringBuilder lettered = new StringBuilder(text);
    for (int i = 0; i < lettered.length(); i++) {
      char sign = lettered.charAt(i);
      lettered.setCharAt(i, LETTERS.getOrDefault(sign, sign));
    }
    return lettered.toString();
  }

  @Override
  public void close() throws IOException {
    flush();
    super.close();
  }
}
