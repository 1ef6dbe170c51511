package io.github.spadille.benchmarks.decide;

import com.google.common.math.Quantiles;
import com.google.common.math.Stats;
import com.google.common.primitives.ImmutableDoubleArray;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;

/**
 * How long an agent thinks about a move, in milliseconds of the processor.
 *
 * <p>It is asked at decisions of whole random games at which there is something to choose, spread
 * over the game, in a process that is warm.
 *
 * @param millis of each decision
 */
public record Waits(ImmutableDoubleArray millis) {
  /** The head of the rows. */
  public static final String HEAD =
      "| game | decisions | mean ms | 99 of 100 | longest |\n|---|---|---|---|---|";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final double NANOS = 1e9;
  private static final double NANOS_OF_A_MILLI = 1e6;
  private static final int NEARLY_ALL = 99;

  /** One decision in so many is timed, so that those of late in a game are among them. */
  private static final int ONE_IN = 7;

  /** Games without an end of their own are given up after so many moves. */
  private static final int MOST_MOVES = 1_000;

  /**
   * Asks for so long, and as long before it to warm up.
   *
   * @param seconds of the processor
   */
  public static Waits of(Game<?, ?, ?> game, Agent agent, double seconds) {
    ask(game, agent, seconds, 1);
    return ask(game, agent, seconds, 2);
  }

  private static <S extends GameState, M extends Move> Waits ask(
      Game<S, M, ?> game, Agent agent, double seconds, long seed) {
    Setup<S, M> setup = game.setup();
    RandomSource random = RandomSource.seeded(seed);
    Dealer dealer = Dealer.seeded(seed);
    ImmutableDoubleArray.Builder millis = ImmutableDoubleArray.builder();
    long left = (long) (seconds * NANOS);
    while (left > 0) {
      Match<S, M> match = Match.start(setup);
      while (!match.isOver() && match.size() < MOST_MOVES && left > 0) {
        if (match.state().turn().isChance()) {
          match = match.play(match.chance(dealer));
          continue;
        }
        MoveList<M> legal = match.rules().legalMoves(match.state());
        M move = legal.get(random.nextInt(legal.size()));
        if (legal.size() > 1 && random.nextInt(ONE_IN) == 0) {
          long start = THREADS.getCurrentThreadCpuTime();
          agent.choose(match.observe(move.seat()), random);
          long taken = THREADS.getCurrentThreadCpuTime() - start;
          left -= taken;
          millis.add(taken / NANOS_OF_A_MILLI);
        }
        match = match.play(move);
      }
    }
    return new Waits(millis.build());
  }

  /** Returns how many decisions were timed. */
  public int decisions() {
    return millis.length();
  }

  /** Returns the longest of them. */
  public double longest() {
    return Stats.of(millis.asList()).max();
  }

  /** Returns a row of a table. */
  public String row(String name) {
    return String.format(
        Locale.ROOT,
        "| %s | %d | %.0f | %.0f | %.0f |",
        name,
        decisions(),
        Stats.meanOf(millis.asList()),
        Quantiles.percentiles().index(NEARLY_ALL).compute(millis.asList()),
        longest());
  }
}
