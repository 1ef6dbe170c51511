package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import java.util.Objects;

/**
 * The score sheet since some line.
 *
 * @param from how many lines a client keeps of those that it has, from the first: 0 for none
 * @param lines the lines after these, oldest first
 */
@JsonPropertyOrder({"from", "lines"})
public record SheetData(int from, ImmutableList<LineData> lines) {
  /**
   * Checks that this can be a part of a sheet.
   *
   * @throws NullPointerException if the lines are missing
   * @throws IllegalArgumentException if {@code from} is negative
   */
  public SheetData {
    Objects.requireNonNull(lines, "lines");
    checkArgument(from >= 0, "found a sheet from %s, expected 0 or more", from);
  }

  /**
   * Returns the whole sheet.
   *
   * @param earlier the sheet that was known, whole
   * @throws IllegalArgumentException if it has not so many lines
   */
  SheetData over(SheetData earlier) {
    return new SheetData(
        0,
        ImmutableList.<LineData>builder()
            .addAll(earlier.first(from).lines())
            .addAll(lines)
            .build());
  }

  /** Returns the first lines of a whole sheet. */
  SheetData first(int count) {
    checkArgument(
        from == 0 && count <= lines.size(),
        "the first %s lines of a sheet that has those from %s to %s",
        count,
        from,
        from + lines.size());
    return new SheetData(0, lines.subList(0, count));
  }
}
