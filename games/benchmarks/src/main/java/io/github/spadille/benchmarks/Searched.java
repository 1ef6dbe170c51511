package io.github.spadille.benchmarks;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.agents.Budget;
import io.github.spadille.agents.Ismcts;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;

/**
 * How many iterations of a tree search one core makes in a second, at the first decision of a game
 * and after ten.
 *
 * <p>Oh Hell is played by four with ten cards each, so as to compare it with what others report.
 */
final class Searched {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int LATER = 10;
  private static final int AT_ONCE = 200;
  private static final double NANOS = 1e9;

  static final String HEAD = "| game | at the start | after ten decisions |\n|---|---|---|";

  private Searched() {}

  /**
   * Returns a row of a table.
   *
   * @param seconds how long to measure each; as long goes before it to warm up
   */
  static String row(Game<?, ?, ?> game, double seconds) {
    return String.format(
        Locale.ROOT,
        "| %s | %,.0f | %,.0f |",
        game.id(),
        rate(game, 0, seconds),
        rate(game, LATER, seconds));
  }

  /** Returns the iterations in a second after so many decisions of a random game. */
  static <S extends GameState, M extends Move> double rate(
      Game<S, M, ?> game, int decisions, double seconds) {
    boolean tenCards = game.id().equals("oh-hell");
    Setup<S, M> setup = tenCards ? game.setup(4, ImmutableMap.of("sizes", "down")) : game.setup();
    Observation<S, M> observation = choice(setup, decisions);
    search(observation, seconds);
    return search(observation, seconds);
  }

  private static <S extends GameState, M extends Move> double search(
      Observation<S, M> observation, double seconds) {
    RandomSource random = RandomSource.seeded(1);
    long start = THREADS.getCurrentThreadCpuTime();
    long now = start;
    int iterations = AT_ONCE;
    long made = 0;
    while (now - start < seconds * NANOS) {
      Ismcts.of(Budget.ofIterations(iterations)).choose(observation, random);
      made += iterations;
      iterations *= 2; // One tree of many iterations, as an agent with time has.
      now = THREADS.getCurrentThreadCpuTime();
    }
    return made * NANOS / (now - start);
  }

  /** Returns the first decision after some others at which there is something to choose. */
  private static <S extends GameState, M extends Move> Observation<S, M> choice(
      Setup<S, M> setup, int decisions) {
    for (long seed = 1; ; seed++) {
      Match<S, M> match = Match.start(setup);
      Dealer dealer = Dealer.seeded(seed);
      RandomSource random = RandomSource.seeded(seed);
      for (int made = 0; !match.isOver(); ) {
        if (match.state().turn().isChance()) {
          match = match.play(match.chance(dealer));
          continue;
        }
        MoveList<M> legal = match.rules().legalMoves(match.state());
        M move = legal.get(random.nextInt(legal.size()));
        if (made >= decisions && match.observe(move.seat()).legalMoves().size() > 1) {
          return match.observe(move.seat());
        }
        match = match.play(move);
        made++;
      }
    }
  }
}
