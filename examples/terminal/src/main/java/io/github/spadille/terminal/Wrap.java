package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.List;

/** Breaks text into lines that fit a width. */
final class Wrap {
  private static final Splitter WORDS =
      Splitter.on(CharMatcher.whitespace()).omitEmptyStrings().trimResults();
  private static final int NARROWEST = 40;
  private static final int WIDEST = 100;
  private static final int USUAL = 80;

  private Wrap() {}

  /** Returns the width to write in: that of the terminal if it is told, within reason. */
  static int width() {
    String told = System.getenv("COLUMNS");
    Integer columns = told == null ? null : Ints.tryParse(told);
    return columns == null ? USUAL : Ints.constrainToRange(columns, NARROWEST, WIDEST);
  }

  /** Returns the words of a text in lines of at most some width; a longer word stands alone. */
  static ImmutableList<String> lines(String text, int width) {
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
  static String hanging(String label, String text, int width) {
    List<String> lines = lines(text, Math.max(1, width - label.length()));
    return (label + String.join("\n" + " ".repeat(label.length()), lines)).stripTrailing();
  }

  /** Returns a text cut to a width, with dots where something is missing. */
  static String shortened(String text, int width) {
    return text.length() <= width ? text : text.substring(0, Math.max(0, width - 3)) + "...";
  }
}
