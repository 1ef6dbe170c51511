package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/** Thrown within the reader where a text can be read no further. */
final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient ImmutableList<Problem> problems;

  UnreadableException(ImmutableList<Problem> problems) {
    super("unreadable");
    this.problems = problems;
  }

  UnreadableException(int line, String found, String allowed, String sentence) {
    this(
        ImmutableList.of(
            Problems.Place.ROOT.problem(line, found, allowed, Optional.empty(), sentence)));
  }

  ImmutableList<Problem> problems() {
    return problems;
  }
}
