package io.github.spadille.formats.text;

import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.Range;

/**
 * How many columns of a terminal a text takes: characters of East Asian scripts and most pictures
 * take two, marks that stand on the character before them none, all others one.
 *
 * <p>A terminal has the last word: of some characters, such as Greek letters in a Japanese one, it
 * decides by its settings. They count as one here.
 */
public final class DisplayWidth {
  /** Below this every character that is seen takes one column, or is of no concern. */
  private static final char FIRST_MARK = '\u0300';

  /** The wide and full-width blocks of Unicode's annex 11. */
  private static final ImmutableRangeSet<Integer> WIDE =
      ImmutableRangeSet.<Integer>builder()
          .add(Range.closed(0x1100, 0x115F)) // Hangul letters
          .add(Range.closed(0x2E80, 0x303E)) // radicals, punctuation
          .add(Range.closed(0x3041, 0x33FF)) // hiragana, katakana, bopomofo, signs
          .add(Range.closed(0x3400, 0x4DBF)) // ideographs
          .add(Range.closed(0x4E00, 0xA4CF)) // ideographs, Yi
          .add(Range.closed(0xA960, 0xA97F)) // Hangul letters
          .add(Range.closed(0xAC00, 0xD7A3)) // Hangul syllables
          .add(Range.closed(0xF900, 0xFAFF)) // ideographs
          .add(Range.closed(0xFE30, 0xFE6F)) // forms for vertical and small writing
          .add(Range.closed(0xFF01, 0xFF60)) // full-width letters
          .add(Range.closed(0xFFE0, 0xFFE6)) // full-width signs
          .add(Range.closed(0x1B000, 0x1B2FF)) // old kana
          .add(Range.singleton(0x1F0CF)) // the joker
          .add(Range.closed(0x1F300, 0x1F64F)) // pictures
          .add(Range.closed(0x1F680, 0x1F6FF)) // vehicles
          .add(Range.closed(0x1F900, 0x1F9FF)) // pictures
          .add(Range.closed(0x20000, 0x3FFFD)) // ideographs
          .build();

  private DisplayWidth() {}

  /** Returns the number of columns that a text takes in a line. */
  public static int of(String text) {
    int first = 0;
    while (first < text.length() && text.charAt(first) < FIRST_MARK) {
      first++;
    }
    int width = first;
    for (int at = first; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      width += of(text.codePointAt(at));
    }
    return width;
  }

  private static int of(int character) {
    return switch (Character.getType(character)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> 0;
      default -> WIDE.contains(character) ? 2 : 1;
    };
  }

  /** Returns a text with blanks behind it that fill a width; a text that is wider stays. */
  public static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - of(text)));
  }

  /** Returns the longest beginning of a text that fits a width, its last mark included. */
  static String beginning(String text, int width) {
    int end = 0;
    int left = width;
    while (end < text.length()) {
      int character = text.codePointAt(end);
      left -= of(character);
      if (left < 0) {
        break;
      }
      end += Character.charCount(character);
    }
    return text.substring(0, end);
  }
}
