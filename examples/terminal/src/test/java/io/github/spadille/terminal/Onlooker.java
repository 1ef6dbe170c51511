package io.github.spadille.terminal;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Plays some decisions at a screen of some width, asks for some things first, and keeps what stood
 * on the screen before each line.
 */
final class Onlooker implements Console {
  private static final String FIRST_COMMAND = "hint";
  private static final String MOVE = "move";

  private final int columns;
  private final int lines;
  private final List<String> first;
  private final Random random = new Random(1);
  private final StringWriter shown = new StringWriter();
  private final List<String> screens = new ArrayList<>();

  /**
   * Creates somebody at a screen.
   *
   * @param lines how many lines are asked for
   * @param first what is typed first; {@code move} is any legal move, of which {@code why} asks
   */
  Onlooker(int columns, int lines, String... first) {
    this.columns = columns;
    this.lines = lines;
    this.first = List.of(first);
  }

  /** Returns what the program writes to. */
  PrintWriter out() {
    return new PrintWriter(shown);
  }

  /** Returns what was shown before each decision. */
  List<String> screens() {
    return List.copyOf(screens);
  }

  @Override
  public Optional<String> readLine(String prompt, Supplier<List<String>> completions) {
    screens.add(shown + prompt);
    shown.getBuffer().setLength(0);
    List<String> texts = completions.get();
    int moves = texts.indexOf(FIRST_COMMAND);
    if (screens.size() == lines || moves <= 0) {
      return Optional.empty();
    }
    String move = texts.get(random.nextInt(moves));
    String said = screens.size() > first.size() ? MOVE : first.get(screens.size() - 1);
    return Optional.of(said.replace(MOVE, move));
  }

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public void close() {}
}
