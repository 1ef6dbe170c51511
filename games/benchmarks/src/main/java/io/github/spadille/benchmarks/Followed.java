package io.github.spadille.benchmarks;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * What it costs a player who follows a game to imagine it: at every decision of whole random games
 * a sampler and its first sample, and how many more samples it draws in a second.
 *
 * <p>Times are those of the processor, in milliseconds.
 *
 * @param decisions how often it was asked
 * @param median half of the times are no longer
 * @param most nine tenths are no longer
 * @param nearlyAll 99 of 100 are no longer
 * @param draws samples in a second
 */
record Followed(int decisions, double median, double most, double nearlyAll, double draws) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int LONGEST_GAME = 3_000;
  private static final long DRAWING = 300_000; // nanoseconds at each decision
  private static final double NANOS = 1e9;
  private static final double NANOS_IN_MILLI = 1e6;

  static final String HEAD =
      "| game | decisions | median ms | 90 % | 99 % | samples/s |\n|---|---|---|---|---|---|";

  /**
   * Measures a game.
   *
   * @param seconds how long; what comes before it in the process decides how warm it is
   */
  static Followed of(Game<?, ?, ?> game, double seconds) {
    return new Watch().measure(game, seconds);
  }

  /** Returns a row of a table. */
  String row(String game) {
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.2f | %.2f | %.2f | %,.0f |",
        game,
        decisions,
        median,
        most,
        nearlyAll,
        draws);
  }

  /** The times that were measured. */
  private static final class Watch {
    private final List<Long> times = new ArrayList<>();
    private long drawing;
    private long drawn;

    <S extends GameState, M extends Move> Followed measure(Game<S, M, ?> game, double seconds) {
      Setup<S, M> setup = game.setup();
      RandomSource random = RandomSource.seeded(1);
      long end = System.nanoTime() + (long) (seconds * NANOS);
      for (long number = 0; System.nanoTime() < end || times.isEmpty(); number++) {
        Match<S, M> match = Match.start(setup);
        Dealer dealer = Dealer.seeded(number);
        for (int moves = 0; moves < LONGEST_GAME && !match.isOver(); moves++) {
          match =
              match.state().turn().isChance()
                  ? match.play(match.chance(dealer))
                  : decided(match, random);
          if (System.nanoTime() > end && !times.isEmpty()) {
            break;
          }
        }
      }
      Collections.sort(times);
      return new Followed(
          times.size(), quantile(0.5), quantile(0.9), quantile(0.99), drawn * NANOS / drawing);
    }

    private double quantile(double part) {
      int at = Math.min(times.size() - 1, (int) (part * times.size()));
      return times.get(at) / NANOS_IN_MILLI;
    }

    private <S extends GameState, M extends Move> Match<S, M> decided(
        Match<S, M> match, RandomSource random) {
      MoveList<M> legal = match.rules().legalMoves(match.state());
      M move = legal.get(random.nextInt(legal.size()));
      long start = THREADS.getCurrentThreadCpuTime();
      Sampler<S, M> sampler = match.observe(move.seat()).sampler();
      sampler.draw(random);
      long first = THREADS.getCurrentThreadCpuTime();
      times.add(first - start);
      long now = first;
      while (now - first < DRAWING) {
        sampler.draw(random);
        drawn++;
        now = THREADS.getCurrentThreadCpuTime();
      }
      drawing += now - first;
      return match.play(move);
    }
  }
}
