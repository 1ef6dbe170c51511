package io.github.spadille.terminal;

import com.google.common.primitives.Ints;

/** How wide the terminal is. */
final class Columns {
  private static final int NARROWEST = 40;
  private static final int WIDEST = 100;
  private static final int USUAL = 80;

  private Columns() {}

  /** Returns the width to write in: that of the terminal if it is told, within reason. */
  static int width() {
    String told = System.getenv("COLUMNS");
    Integer columns = told == null ? null : Ints.tryParse(told);
    return columns == null ? USUAL : Ints.constrainToRange(columns, NARROWEST, WIDEST);
  }
}
