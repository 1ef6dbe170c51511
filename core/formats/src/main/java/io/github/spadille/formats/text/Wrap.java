package io.github.spadille.formats.text;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;

/** Breaks text into lines that fit a width, as {@link DisplayWidth} counts it. */
public final class Wrap {
  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().trimResults();

  private Wrap() {}

  /** Returns the words of a text in lines of at most some width; a longer word stands alone. */
  public static ImmutableList<String> lines(String text, int width) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    StringBuilder line = new StringBuilder();
    int taken = 0;
    for (String word : WORDS.split(text)) {
      int wide = DisplayWidth.of(word);
      if (line.length() > 0 && taken + 1 + wide > width) {
        lines.add(line.toString());
        line.setLength(0);
        taken = 0;
      }
      taken += line.length() == 0 ? wide : 1 + wide;
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    return lines.add(line.toString()).build();
  }

  /**
   * Returns a paragraph that begins with a label; its further lines are indented as the label is
   * long.
   */
  public static String hanging(String label, String text, int width) {
    int indent = DisplayWidth.of(label);
    List<String> lines = lines(text, Math.max(1, width - indent));
    return (label + String.join("\n" + " ".repeat(indent), lines)).stripTrailing();
  }

  /** Returns a text cut to a width, with dots where something is missing. */
  public static String shortened(String text, int width) {
    return DisplayWidth.of(text) <= width
        ? text
        : DisplayWidth.beginning(text, Math.max(0, width - 3)) + "...";
  }
}
