package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The part of a command line that says who agreed to a change. */
final class AgreedChoice {
  @Option(
      names = "--agreed",
      split = ",",
      paramLabel = "NAMES",
      description = "Who agreed, with commas between; they need not acknowledge the new version.")
  private List<String> names = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  AgreedChoice() {}

  /** Returns the names. */
  ImmutableList<String> names() {
    return names.stream().map(String::strip).collect(ImmutableList.toImmutableList());
  }
}
