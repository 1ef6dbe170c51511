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
    StringBuilder shown = new StringBuilder();
    int before = 0;
    int length = 0;
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      String piece = piece(before, point);
      length += piece.codePointCount(0, piece.length());
      if (length > longest) {
        return shown.append(CUT).toString();
      }
      shown.append(piece);
      before = point;
      i += Character.charCount(point);
    }
    return shown.toString();
  }

  private static String piece(int before, int point) {
    if (point == '\n' || point == '\t') {
      return " ";
    }
    return HiddenCharacters.isHidden(before, point)
        ? HiddenCharacters.shown(point)
        : Character.toString(point);
  }
}
