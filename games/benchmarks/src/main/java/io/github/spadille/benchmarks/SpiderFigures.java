package io.github.spadille.benchmarks;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.agents.Level;
import io.github.spadille.agents.duel.Interval;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.solitaire.spider.Spider;
import io.github.spadille.solitaire.spider.SpiderMove;
import io.github.spadille.solitaire.spider.SpiderSolution;
import io.github.spadille.solitaire.spider.SpiderSolution.Verdict;
import io.github.spadille.solitaire.spider.SpiderSolver;
import io.github.spadille.solitaire.spider.SpiderState;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * How many deals of Spider are won: with all cards open by the solver, and by the agent {@code
 * hard}, who sees what a player sees. A line for each deal, then the share with an interval of 95
 * %.
 */
final class SpiderFigures {
  private static final long SECONDS = 60;
  private static final double NANOS = 1e9;

  private final int suits;
  private final boolean open;
  private final PrintStream out;
  private int deals;
  private int won;

  private SpiderFigures(boolean open, int suits, PrintStream out) {
    this.open = open;
    this.suits = suits;
    this.out = out;
  }

  /**
   * Prints the figures.
   *
   * @param words {@code open} or {@code seen}, the number of suits, the first and the last seed;
   *     without any the figures of the README
   * @throws IllegalArgumentException if the words are others
   */
  static void print(List<String> words, PrintStream out) {
    if (words.isEmpty()) {
      new SpiderFigures(true, 4, out).of(2001, 2100);
      new SpiderFigures(false, 1, out).of(1001, 1100);
      new SpiderFigures(false, 2, out).of(1001, 1100);
      return;
    }
    if (words.size() != 4 || !words.get(0).matches("open|seen")) {
      throw new IllegalArgumentException(
          "spider "
              + String.join(" ", words)
              + "; expected such as spider open 4 2001 2100, or"
              + " spider seen 1 1001 1100");
    }
    SpiderFigures figures =
        new SpiderFigures(words.get(0).equals("open"), Integer.parseInt(words.get(1)), out);
    figures.of(Integer.parseInt(words.get(2)), Integer.parseInt(words.get(3)));
  }

  private void of(int first, int last) {
    for (int seed = first; seed <= last; seed++) {
      long start = processorNanos();
      String result = open ? solved(seed) : played(seed);
      double seconds = (processorNanos() - start) / NANOS;
      out.printf(Locale.ROOT, "seed %d: %s, %.1f s%n", seed, result, seconds);
    }
    Interval share = Interval.wilson(won, deals);
    out.printf(
        Locale.ROOT,
        "%s, suits %d: %d of %d won, %.0f %% to %.0f %%%n",
        open ? "all cards open" : "as a player sees them",
        suits,
        won,
        deals,
        100 * share.low(),
        100 * share.high());
  }

  private static long processorNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private Match<SpiderState, SpiderMove> dealt(int seed) {
    ImmutableMap<String, String> options = ImmutableMap.of("suits", Integer.toString(suits));
    return Match.start(Spider.GAME.setup(1, options)).resolveChance(Dealer.seeded(seed));
  }

  private String solved(int seed) {
    Match<SpiderState, SpiderMove> match = dealt(seed);
    SpiderSolution found =
        SpiderSolver.of(match.rules())
            .withLayouts(Long.MAX_VALUE)
            .withTime(Duration.ofSeconds(SECONDS))
            .solve(match.state());
    for (SpiderMove move : found.moves()) {
      match = match.play(move);
    }
    count(match);
    return found.verdict() == Verdict.SOLVED
        ? "solved in " + found.moves().size() + " moves"
        : found.verdict() + " after " + found.layouts() + " layouts";
  }

  private String played(int seed) {
    Match<SpiderState, SpiderMove> match = dealt(seed);
    Match<SpiderState, SpiderMove> end =
        Arena.of(match.setup(), Level.HARD.agent().<SpiderState, SpiderMove>policy())
            .play(match, Dealer.seeded(seed))
            .match();
    count(end);
    return end.state().runs() + " runs in " + end.state().moves() + " moves";
  }

  private void count(Match<SpiderState, SpiderMove> match) {
    deals++;
    won += match.state().runs() == 8 ? 1 : 0;
  }
}
