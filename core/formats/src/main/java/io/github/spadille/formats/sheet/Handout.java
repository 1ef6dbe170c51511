package io.github.spadille.formats.sheet;

/** Rules that are handed out to be read at the table: of one game, or of an evening. */
public sealed interface Handout permits RuleSheet, RuleBooklet {
  /**
   * Returns the rules as plain text.
   *
   * @param width the longest line, where words allow it
   */
  String toText(int width);

  /** Returns the rules as Markdown. */
  String toMarkdown();

  /**
   * Returns the rules as an HTML page that stands for itself: it loads nothing, runs nothing, and
   * is made to be printed.
   */
  String toHtml();
}
