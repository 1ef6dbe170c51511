package io.github.spadille.formats.sheet;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;

/**
 * A line of a sheet: a paragraph or a row of a table.
 *
 * @param text the words in force, in Markdown
 * @param deviations the options that make the line read otherwise than by default; none if it reads
 *     the same
 */
public record SheetLine(String text, ImmutableList<Deviation> deviations) {
  /** Returns whether it is a row of a table. */
  public boolean isRow() {
    return text.startsWith("|");
  }

  /** Returns whether it reads otherwise than by default. */
  public boolean deviates() {
    return !deviations.isEmpty();
  }

  /**
   * Returns the words with their marks, {@code [tie=shared; default: one-card]}, in Markdown; a row
   * has an asterisk in front as well.
   */
  public String markdown() {
    if (!deviates()) {
      return text;
    }
    String marks = "**[" + Joiner.on("]** **[").join(deviations) + "]**";
    if (!isRow()) {
      return text + " " + marks;
    }
    String cells = text.substring(1, text.endsWith("|") ? text.length() - 1 : text.length());
    return "| \\* " + cells.strip() + " " + marks + " |";
  }
}
