package io.github.spadille.formats.text;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;

/** Breaks text into lines that fit a width. */
public final class Wrap {
  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().trimResults();

  private Wrap() {}

  /** Returns the words of a text in lines of at most some width; a longer word stands alone. */
  public static ImmutableList<String> lines(String text, int width) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    StringBuilder line = new StringBuilder();
    for (String word : WORDS.split(text)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    return lines.add(line.toString()).build();
  }

  /**
   * Returns a paragraph that begins with a label; its further lines are indented as the label is
   * long.
   */
  public static String hanging(String label, String text, int width) {
    List<String> lines = lines(text, Math.max(1, width - label.length()));
    return (label + String.join("\n" + " ".repeat(label.length()), lines)).stripTrailing();
  }

  /** Returns a text cut to a width, with dots where something is missing. */
  public static String shortened(String text, int width) {
    return text.length() <= width ? text : text.substring(0, Math.max(0, width - 3)) + "...";
  }
}
