package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** Thrown within the reader where a text can be read no further. */
final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1L;

  /** How the problem of a text that is no YAML begins. */
  static final String NO_YAML = "this is no YAML: ";

  private final transient ImmutableList<Problem> problems;
  private final int mendLine;
  private final boolean isTab;

  UnreadableException(ImmutableList<Problem> problems) {
    this(problems, 0, false);
  }

  private UnreadableException(ImmutableList<Problem> problems, int mendLine, boolean isTab) {
    super("unreadable");
    this.problems = problems;
    this.mendLine = mendLine;
    this.isTab = isTab;
  }

  /**
   * Returns the exception for a text that is no YAML.
   *
   * @param line where the parser gave up
   * @param mendLine the line that is to be mended, which may stand before it
   * @param isTab whether a tab that indents is to blame
   */
  static UnreadableException noYaml(int line, int mendLine, boolean isTab, String why) {
    return new UnreadableException(
        ImmutableList.of(
            Problems.Place.ROOT.problem(line, "no YAML", "YAML", Optional.empty(), NO_YAML + why)),
        mendLine,
        isTab);
  }

  UnreadableException(int line, String found, String allowed, String sentence) {
    this(
        ImmutableList.of(
            Problems.Place.ROOT.problem(line, found, allowed, Optional.empty(), sentence)));
  }

  ImmutableList<Problem> problems() {
    return problems;
  }

  /** Returns the line that is to be mended, so that the rest can be read; 0 if none would help. */
  int mendLine() {
    return mendLine;
  }

  /** Returns whether a tab that indents is to blame. */
  boolean isTab() {
    return isTab;
  }

  /** Returns the same about another line. */
  UnreadableException atLine(int line) {
    Problem first = problems.get(0);
    Problem moved =
        Problems.Place.ROOT.problem(
            line, first.found(), first.allowed(), first.nearest(), first.sentence());
    return new UnreadableException(ImmutableList.of(moved), line, isTab);
  }
}
