package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.RecordWriter;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game that shows a breach, and how to look for the same in fewer moves.
 *
 * @param run the game
 * @param breach the breach
 * @param again finds it in a run that is made of pieces of the game
 * @param patience how many moves are played again at most in search of fewer; none if 0
 */
record Evidence<S extends GameState, M extends Move>(
    Run<S, M> run, Breach breach, Function<Run<S, M>, Optional<Breach>> again, long patience) {
  /** So many moves are played again at most where little is asked of each. */
  static final long PATIENCE = 100_000;

  /** So many moves are shown of a game that is shown as it is. */
  private static final int MOST_LINES = 400;

  /** Returns a game of which fewer moves would show nothing. */
  static <S extends GameState, M extends Move> Evidence<S, M> whole(Run<S, M> run, Breach breach) {
    return new Evidence<>(run, breach, fewer -> Optional.empty(), 0);
  }

  /** Returns the same place in a game as evidence of something else. */
  Evidence<S, M> because(String reason) {
    return whole(run, new Breach(breach.index(), reason));
  }

  /**
   * Returns the failure, with the fewest moves that show it.
   *
   * @param seed the seed of the random games that break the law
   */
  Failure failure(Law law, long seed) {
    Run<S, M> shown = run.cut(breach.index());
    Breach there = breach;
    if (patience > 0) {
      Run<S, M> fewer = Shrinker.shrink(shown, patience, candidate -> find(candidate).isPresent());
      Optional<Breach> found = find(fewer);
      if (found.isPresent()) {
        there = found.get();
        shown = fewer.cut(there.index());
      }
    }
    String of = " of " + run.length() + (run.length() == 1 ? " move" : " moves");
    String where = run.setup() + ", seed " + run.seed() + "; " + shown.length() + of;
    String last = shown.length() == 0 ? "none" : shown.text(shown.length() - 1);
    return new Failure(law, there.reason(), where, seed, last, record(shown));
  }

  /** Looks at fewer moves; a game that cannot even be examined there breaks another law. */
  private Optional<Breach> find(Run<S, M> fewer) {
    try {
      return again.apply(fewer);
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private String record(Run<S, M> shown) {
    boolean all = patience > 0 || shown.length() <= MOST_LINES;
    String text = RecordWriter.of(shown.cut(all ? shown.length() : MOST_LINES).last()).format();
    return all ? text : text + "# and " + (shown.length() - MOST_LINES) + " moves more\n";
  }
}
