package io.github.spadille.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** Types some lines, then moves as records have them, and takes one back now and then. */
final class Typist implements Console {
  private static final String FIRST_COMMAND = "hint";

  private final List<String> lines;
  private final int most;
  private final Random random;
  private final List<String> typed = new ArrayList<>();

  /**
   * Creates somebody who types.
   *
   * @param lines what is typed first
   * @param most how many lines are typed altogether
   */
  Typist(List<String> lines, int most, long seed) {
    this.lines = List.copyOf(lines);
    this.most = most;
    this.random = new Random(seed);
  }

  /** Returns what was typed. */
  List<String> typed() {
    return List.copyOf(typed);
  }

  @Override
  public Optional<String> readLine(String prompt, Supplier<List<String>> completions) {
    List<String> texts = completions.get();
    int moves = texts.indexOf(FIRST_COMMAND);
    if (typed.size() < lines.size()) {
      typed.add(lines.get(typed.size()));
    } else if (typed.size() < most && moves > 0) {
      typed.add(random.nextInt(6) == 0 ? "undo" : texts.get(random.nextInt(moves)));
    } else {
      return Optional.empty();
    }
    return Optional.of(typed.get(typed.size() - 1));
  }

  @Override
  public void close() {}
}
