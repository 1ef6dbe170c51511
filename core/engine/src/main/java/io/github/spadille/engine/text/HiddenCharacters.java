package io.github.spadille.engine.text;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.lang.Character.UnicodeScript;

/**
 * Characters that draw nothing themselves but change what a reader or a terminal makes of others.
 *
 * <p>Hidden are control characters (escape sequences begin with one), format characters (which turn
 * the direction of writing, or make two names look alike), line and paragraph separators, halves of
 * surrogate pairs and codes that are no characters. Not hidden are line feeds, tabs, and a joiner
 * (U+200C, U+200D) after a letter of a script, or a picture, that is spelt with it.
 */
public final class HiddenCharacters {
  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int PICTURE_STYLE = 0xFE0F;

  private static final ImmutableSet<UnicodeScript> JOINED =
      Sets.immutableEnumSet(
          UnicodeScript.ARABIC,
          UnicodeScript.BENGALI,
          UnicodeScript.DEVANAGARI,
          UnicodeScript.GUJARATI,
          UnicodeScript.GURMUKHI,
          UnicodeScript.KANNADA,
          UnicodeScript.KHMER,
          UnicodeScript.MALAYALAM,
          UnicodeScript.MONGOLIAN,
          UnicodeScript.MYANMAR,
          UnicodeScript.ORIYA,
          UnicodeScript.SINHALA,
          UnicodeScript.SYRIAC,
          UnicodeScript.TAMIL,
          UnicodeScript.TELUGU);

  private HiddenCharacters() {}

  /** Tells whether a text has a hidden character. */
  public static boolean isIn(String text) {
    return find(text, 0) >= 0;
  }

  /**
   * Returns the index of the first hidden character of a text, from some index on; -1 if there is
   * none.
   */
  public static int find(String text, int from) {
    int i = from;
    while (i < text.length()) {
      char unit = text.charAt(i);
      if (unit >= ' ' && unit < 0x7F) {
        i++;
        continue;
      }
      int point = text.codePointAt(i);
      if (isHidden(i == 0 ? 0 : text.codePointBefore(i), point)) {
        return i;
      }
      i += Character.charCount(point);
    }
    return -1;
  }

  /**
   * Tells whether a character is hidden.
   *
   * @param before the character before it; 0 at the beginning
   */
  public static boolean isHidden(int before, int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL -> point != '\n' && point != '\t';
      case Character.FORMAT -> !(point == JOINER || point == NON_JOINER) || !isSpeltWithIt(before);
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
      default -> (point & 0xFFFE) == 0xFFFE || (point >= 0xFDD0 && point <= 0xFDEF);
    };
  }

  private static boolean isSpeltWithIt(int before) {
    int type = Character.getType(before);
    boolean picture =
        type == Character.OTHER_SYMBOL
            || type == Character.MODIFIER_SYMBOL
            || before == PICTURE_STYLE;
    return picture || JOINED.contains(UnicodeScript.of(before));
  }

  /** Returns what a character is called: {@code U+202E}. */
  public static String name(int point) {
    return String.format("U+%04X", point);
  }

  /** Returns what is shown in the place of a hidden character: {@code <U+202E>}. */
  public static String shown(int point) {
    return '<' + name(point) + '>';
  }

  /** Returns a text with the name of each hidden character in its place: {@code <U+202E>}. */
  public static String show(String text) {
    int hidden = find(text, 0);
    if (hidden < 0) {
      return text;
    }
    StringBuilder shown = new StringBuilder();
    int from = 0;
    while (hidden >= 0) {
      int point = text.codePointAt(hidden);
      shown.append(text, from, hidden).append(shown(point));
      from = hidden + Character.charCount(point);
      hidden = find(text, from);
    }
    return shown.append(text, from, text.length()).toString();
  }
}
