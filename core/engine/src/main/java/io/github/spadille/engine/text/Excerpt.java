package io.github.spadille.engine.text;

/**
 * A piece of a text from outside, as a message quotes it: in one line, cut where it is long, with
 * the names of {@linkplain HiddenCharacters hidden characters} in their place.
 */
public final class Excerpt {
  /** The most characters that a message quotes of a text. */
  public static final int LONGEST = 60;

  private static final String CUT = "...";

  private Excerpt() {}

  /** Returns what a message quotes of a text: {@value #LONGEST} characters at most. */
  public static String of(String text) {
    return of(text, LONGEST);
  }

  /**
   * Returns what a message quotes of a text.
   *
   * @param longest the most characters; what is cut away is shown by three dots
   */
  public static String of(String text, int longest) {
    boolean isLong = text.codePointCount(0, Math.min(text.length(), 2 * longest + 2)) > longest;
    String piece = isLong ? text.substring(0, text.offsetByCodePoints(0, longest)) : text;
    String line = piece.replace('\n', ' ').replace('\t', ' ');
    return HiddenCharacters.show(line) + (isLong ? CUT : "");
  }
}
