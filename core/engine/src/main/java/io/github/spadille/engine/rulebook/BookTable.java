package io.github.spadille.engine.rulebook;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Optional;

/**
 * A table of a rulebook, as it reads under some house rules.
 *
 * <p>Immutable.
 *
 * @param columns the words of its head
 * @param rows the rows that apply, in the order of the book
 */
public record BookTable(ImmutableList<String> columns, ImmutableList<Row> rows) {
  private static final Splitter CELLS = Splitter.on('|').trimResults();
  private static final CharMatcher RULER = CharMatcher.anyOf("|-: ");

  /**
   * A row of a table.
   *
   * @param line the line of the book in which it stands, counted from 1; under all house rules the
   *     same
   * @param cells the text of each cell, by the word at the head of its column
   */
  public record Row(int line, ImmutableMap<String, String> cells) {
    /**
     * Returns the text of a cell.
     *
     * @throws IllegalArgumentException if there is no such column; the message names those there
     *     are
     */
    public String cell(String column) {
      String cell = cells.get(column);
      if (cell == null) {
        throw new IllegalArgumentException(
            "line " + line + " has no column " + column + "; there are " + cells.keySet());
      }
      return cell;
    }
  }

  /**
   * Collects the rows of all sections of a name from the passages of a whole book; a variant adds
   * rows in a section of its own.
   *
   * @throws IllegalArgumentException if a row has more or fewer cells than the head
   */
  static Optional<BookTable> find(List<Passage> passages, String section) {
    ImmutableList.Builder<Row> rows = ImmutableList.builder();
    ImmutableList<String> columns = ImmutableList.of();
    boolean inside = false;
    for (int i = 0; i < passages.size(); i++) {
      String text = passages.get(i).text().orElse("|");
      if (text.startsWith("#")) {
        inside = CharMatcher.is('#').trimLeadingFrom(text).trim().equals(section);
      }
      if (inside && text.startsWith("|") && !RULER.matchesAllOf(text)) {
        ImmutableList<String> cells = cells(text);
        if (columns.isEmpty()) {
          columns = cells;
        } else if (!cells.equals(columns)) {
          rows.add(row(i + 1, columns, cells));
        }
      }
    }
    return columns.isEmpty() ? Optional.empty() : Optional.of(new BookTable(columns, rows.build()));
  }

  private static Row row(int line, ImmutableList<String> columns, ImmutableList<String> cells) {
    if (cells.size() != columns.size()) {
      throw new IllegalArgumentException(
          "line " + line + " has " + cells.size() + " cells; expected " + columns);
    }
    ImmutableMap.Builder<String, String> byColumn = ImmutableMap.builder();
    for (int i = 0; i < cells.size(); i++) {
      byColumn.put(columns.get(i), cells.get(i));
    }
    return new Row(line, byColumn.buildOrThrow());
  }

  private static ImmutableList<String> cells(String row) {
    return ImmutableList.copyOf(CELLS.split(row.trim().replaceAll("^\\||\\|$", "")));
  }
}
