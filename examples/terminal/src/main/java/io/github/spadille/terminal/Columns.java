package io.github.spadille.terminal;

import com.google.common.primitives.Ints;

/** How wide the terminal is. */
final class Columns {
  /** With fewer columns tables do not fit. */
  static final int FITTING = 60;

  private static final int NARROWEST = 40;
  private static final int WIDEST = 200;

  /** Longer lines of prose are hard to read. */
  private static final int PROSE = 100;

  private static final int USUAL = 80;

  /** Asked for once, and only if anybody wants to know: the terminal has to be opened for it. */
  private static final class Found {
    static final int COLUMNS = found();
  }

  private Columns() {}

  /** Returns the width in which to write texts: that of the terminal, within reason. */
  static int width() {
    return prose(all());
  }

  /** Returns the width in which to write texts where there are so many columns. */
  static int prose(int columns) {
    return Math.min(columns, PROSE);
  }

  /** Returns how many columns there are, within reason. */
  static int all() {
    return Found.COLUMNS;
  }

  private static int found() {
    String told = System.getenv("COLUMNS");
    Integer columns = told == null ? null : Ints.tryParse(told);
    if (columns == null) {
      columns = Console.isInteractive() ? JLineConsole.columnsOfTerminal() : USUAL;
    }
    return within(columns);
  }

  /** Returns a number of columns in which anything can be shown; 0 is what is not known. */
  static int within(int columns) {
    return columns <= 0 ? USUAL : Ints.constrainToRange(columns, NARROWEST, WIDEST);
  }
}
