package io.github.spadille.engine.text;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * What a player can be called: one line that can be seen, told and written in a record.
 *
 * <p>It has 1 to {@value #LONGEST} characters, no {@linkplain HiddenCharacters hidden} ones and no
 * line feed, something other than blanks, and no blank or tab at either end.
 */
public final class PlayerName {
  /** The most characters of a name. */
  public static final int LONGEST = 200;

  private PlayerName() {}

  /** Tells whether a player can be called so. */
  public static boolean isName(String text) {
    return !text.trim().isEmpty()
        && text.length() <= LONGEST
        && text.indexOf('\n') < 0
        && !isBlank(text.charAt(0))
        && !isBlank(text.charAt(text.length() - 1))
        && !HiddenCharacters.isIn(text);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /**
   * Checks the name of a player.
   *
   * @throws IllegalArgumentException if nobody can be called so
   */
  public static void check(int seat, String text) {
    checkArgument(
        isName(text),
        "name of seat %s: \"%s\"; expected one trimmed line of 1 to %s visible characters",
        seat,
        Excerpt.of(text),
        LONGEST);
  }
}
