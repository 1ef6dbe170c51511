package io.github.spadille.terminal;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.solitaire.spider.Spider;
import io.github.spadille.solitaire.spider.SpiderMove;
import io.github.spadille.solitaire.spider.SpiderSolution;
import io.github.spadille.solitaire.spider.SpiderSolver;
import io.github.spadille.solitaire.spider.SpiderState;
import java.time.Duration;
import java.util.function.Function;
import picocli.CommandLine.ParameterException;

/** The games that have a solver, and how it is asked. */
final class Solving {
  /** The longest search, an hour. */
  static final int MOST_SECONDS = 3_600;

  /** So many deals are tried for one that can be won; nearly all can. */
  static final int MOST_DEALS = 1_000;

  /** So many layouts are looked at for each of them: some seconds. */
  private static final long LAYOUTS = 300_000;

  private Solving() {}

  /**
   * Checks that a game has a solver.
   *
   * @param wrong makes the error
   * @throws ParameterException if it has none; names the games that have one
   */
  static void check(Game<?, ?, ?> game, Function<String, ParameterException> wrong) {
    if (!game.id().equals(Spider.GAME.id())) {
      throw wrong.apply(game.id() + " has no solver; the games that have one: " + Spider.GAME.id());
    }
  }

  /** Returns a match of Spider, which {@link #check} has found to be one, with its types. */
  @SuppressWarnings("unchecked") // A match has the types of its game.
  static Match<SpiderState, SpiderMove> spider(Match<?, ?> match) {
    return (Match<SpiderState, SpiderMove>) match;
  }

  /**
   * Searches from where a match stands.
   *
   * @throws ParameterException if the rules are those of a variant
   */
  static SpiderSolution solve(
      Match<SpiderState, SpiderMove> match,
      int seconds,
      Function<String, ParameterException> wrong) {
    SpiderSolver solver;
    try {
      solver = SpiderSolver.of(match.rules());
    } catch (IllegalArgumentException e) {
      throw wrong.apply(Failures.message(e));
    }
    return solver
        .withLayouts(Long.MAX_VALUE)
        .withTime(Duration.ofSeconds(seconds))
        .solve(match.state());
  }

  /** Says what was found. */
  static String sentence(SpiderSolution found, Match<SpiderState, SpiderMove> match) {
    return switch (found.verdict()) {
      case SOLVED ->
          match.isOver()
              ? "Won already."
              : "Won in " + Names.count(found.moves().size(), "move") + ":";
      case IMPOSSIBLE -> "Cannot be won: every layout that can be reached was looked at.";
      case GIVEN_UP ->
          "Not solved in the time: "
              + Names.count(found.layouts(), "layout")
              + " looked at. It may be winnable or not.";
    };
  }

  /**
   * Tells whether a match, just dealt, is won with all cards open by a search of some seconds. The
   * answer follows from the deal, whatever the machine.
   *
   * @throws ParameterException as {@link #solve} does
   */
  static <S extends GameState, M extends Move> boolean isWinnable(
      Match<S, M> match, Function<String, ParameterException> wrong) {
    Match<SpiderState, SpiderMove> dealt = spider(match);
    try {
      return SpiderSolver.of(dealt.rules()).withLayouts(LAYOUTS).solve(dealt.state()).verdict()
          == SpiderSolution.Verdict.SOLVED;
    } catch (IllegalArgumentException e) {
      throw wrong.apply(Failures.message(e));
    }
  }
}
