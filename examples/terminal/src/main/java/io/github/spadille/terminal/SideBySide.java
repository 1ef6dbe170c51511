package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.text.DisplayWidth;
import java.util.function.IntFunction;

/** Two blocks of lines beside each other. */
final class SideBySide {
  private static final String GAP = "   ";

  private SideBySide() {}

  /**
   * Returns the lines of both: the left one takes what it needs of one half, the right one the
   * rest.
   *
   * @param left the left block in a given width
   * @param right the right block in a given width
   */
  static ImmutableList<String> of(
      int columns,
      IntFunction<ImmutableList<String>> left,
      IntFunction<ImmutableList<String>> right) {
    ImmutableList<String> one = left.apply((columns - GAP.length()) / 2);
    int wide = one.stream().mapToInt(DisplayWidth::of).max().orElse(0);
    ImmutableList<String> other = right.apply(columns - GAP.length() - wide);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
      String line = DisplayWidth.padded(i < one.size() ? one.get(i) : "", wide);
      String beside = i < other.size() ? GAP + other.get(i) : "";
      lines.add((line + beside).stripTrailing());
    }
    return lines.build();
  }
}
