package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;

/** Thrown where a document with errors would come into use; tells everything that is wrong. */
public final class HouseRulesException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient ImmutableList<Problem> problems;

  /** Creates an exception for some problems; its message has a line for each. */
  public HouseRulesException(Iterable<Problem> problems) {
    super(Joiner.on('\n').join(problems));
    this.problems = ImmutableList.copyOf(problems);
  }

  /** Returns the problems, in the order of their lines. */
  public ImmutableList<Problem> problems() {
    return problems;
  }
}
