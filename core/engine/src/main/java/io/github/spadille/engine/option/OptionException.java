package io.github.spadille.engine.option;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;

/** Thrown when chosen options are not possible; tells everything that is wrong at once. */
public final class OptionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient ImmutableList<String> problems;

  /** Creates an exception; each problem names the key, what was found and what is allowed. */
  public OptionException(Iterable<String> problems) {
    super(Joiner.on("; ").join(problems));
    this.problems = ImmutableList.copyOf(problems);
  }

  /** Returns the problems, one sentence each. */
  public ImmutableList<String> problems() {
    return problems;
  }
}
