package io.github.spadille.formats.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of texts whose columns are aligned in a terminal; cells that are too wide are broken into
 * lines. Widths are those of {@link DisplayWidth}.
 */
public final class TextTable {
  private static final String GAP = "  ";
  private static final int NARROWEST = 8;

  private final List<List<String>> rows = new ArrayList<>();
  private final ImmutableList<Boolean> rightAligned;
  private boolean headed;

  private TextTable(ImmutableList<Boolean> rightAligned) {
    this.rightAligned = rightAligned;
  }

  /**
   * Returns an empty table.
   *
   * @param columns one letter per column: {@code l} for left-aligned, {@code r} for right-aligned
   */
  public static TextTable of(String columns) {
    return new TextTable(
        columns.chars().mapToObj(letter -> letter == 'r').collect(ImmutableList.toImmutableList()));
  }

  /** Adds a row and underlines it. */
  public TextTable head(String... cells) {
    headed = true;
    return row(cells);
  }

  /** Adds a row; missing cells are empty, cells beyond the last column are left out. */
  public TextTable row(String... cells) {
    List<String> row = new ArrayList<>();
    for (int column = 0; column < rightAligned.size(); column++) {
      row.add(column < cells.length ? cells[column] : "");
    }
    rows.add(row);
    return this;
  }

  /** Returns the lines of the table. */
  public ImmutableList<String> lines(int width) {
    int[] widths = widths(width);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int i = 0; i < rows.size(); i++) {
      addRow(lines, rows.get(i), widths);
      if (i == 0 && headed) {
        List<String> rule = new ArrayList<>();
        for (int columnWidth : widths) {
          rule.add("-".repeat(columnWidth));
        }
        addRow(lines, rule, widths);
      }
    }
    return lines.build();
  }

  private void addRow(ImmutableList.Builder<String> lines, List<String> row, int[] widths) {
    List<List<String>> cells = new ArrayList<>();
    int height = 1;
    for (int column = 0; column < widths.length; column++) {
      List<String> cell = cellLines(row.get(column), widths[column]);
      height = Math.max(height, cell.size());
      cells.add(cell);
    }
    for (int i = 0; i < height; i++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < widths.length; column++) {
        List<String> cell = cells.get(column);
        String text = i < cell.size() ? cell.get(i) : "";
        String blank = " ".repeat(Math.max(0, widths[column] - DisplayWidth.of(text)));
        line.append(column == 0 ? "" : GAP)
            .append(rightAligned.get(column) ? blank + text : text + blank);
      }
      lines.add(line.toString().stripTrailing());
    }
  }

  private static List<String> cellLines(String text, int width) {
    // Blanks within a cell that fits are the author's: they may mark or indent.
    return DisplayWidth.of(text) <= width ? ImmutableList.of(text) : Wrap.lines(text, width);
  }

  /** Takes from the widest columns until the table fits, but never makes a column too narrow. */
  private int[] widths(int width) {
    int[] widths = new int[rightAligned.size()];
    int[] least = new int[widths.length];
    int excess = GAP.length() * (widths.length - 1) - width;
    for (int column = 0; column < widths.length; column++) {
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], DisplayWidth.of(row.get(column)));
        least[column] = Math.max(least[column], longestWord(row.get(column)));
      }
      excess += widths[column];
    }
    for (; excess > 0; excess--) {
      int widest = -1;
      for (int column = 0; column < widths.length; column++) {
        boolean canGive = widths[column] > Math.max(NARROWEST, least[column]);
        if (canGive && (widest < 0 || widths[column] > widths[widest])) {
          widest = column;
        }
      }
      if (widest < 0) {
        break;
      }
      widths[widest]--;
    }
    return widths;
  }

  private static int longestWord(String text) {
    int longest = 0;
    for (String word : text.split(" ", -1)) {
      longest = Math.max(longest, DisplayWidth.of(word));
    }
    return longest;
  }
}
