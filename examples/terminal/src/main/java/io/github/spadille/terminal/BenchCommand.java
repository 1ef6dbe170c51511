package io.github.spadille.terminal;

import com.sun.management.ThreadMXBean;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Playout;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.formats.text.TextTable;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells how fast uniformly random games are played; a rough figure in a moment. */
@Command(
    name = "bench",
    description =
        "Tell how fast random games are played on one thread: decisions in a second, and bytes "
            + "allocated for a decision. games/benchmarks measures with more care.")
final class BenchCommand implements Runnable {
  private static final int GAMES_AT_A_STRETCH = 8;

  @Spec private CommandSpec spec;

  @Mixin private NamedGames named;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "1",
      description =
          "How long each game is measured, after as long a time for the compiler to warm up; "
              + "${DEFAULT-VALUE} if it is not given.")
  private double seconds;

  /** What was done in a time. */
  private record Speed(long decisions, double seconds, long bytes) {}

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  BenchCommand() {}

  @Override
  public void run() {
    if (!(seconds > 0)) {
      throw new ParameterException(
          spec.commandLine(), "--seconds " + seconds + "; expected more than 0");
    }
    TextTable table = TextTable.of("lrr").head("game", "decisions/s", "B/decision");
    for (Game<?, ?, ?> game : named.games()) {
      run(game.rules());
      Speed speed = run(game.rules());
      table.row(
          game.id(),
          String.format(Locale.ROOT, "%,.0f", speed.decisions() / speed.seconds()),
          String.format(Locale.ROOT, "%.0f", (double) speed.bytes() / speed.decisions()));
    }
    PrintWriter out = spec.commandLine().getOut();
    table.lines(Columns.width()).forEach(out::println);
    out.flush();
  }

  private <S extends GameState, M extends Move> Speed run(Rules<S, M> rules) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Playout<S, M> playout = Playout.of(rules);
    RandomSource random = RandomSource.seeded(1);
    long bytes = threads.getCurrentThreadAllocatedBytes();
    long begin = System.nanoTime();
    long decisions = 0;
    double passed = 0;
    while (passed < seconds) {
      for (int i = 0; i < GAMES_AT_A_STRETCH; i++) {
        decisions += playout.play(rules.start(), random).decisions();
      }
      passed = (System.nanoTime() - begin) / 1e9;
    }
    return new Speed(decisions, passed, threads.getCurrentThreadAllocatedBytes() - bytes);
  }
}
