package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.book.BookReading;
import io.github.spadille.testkit.subject.Setups;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/**
 * What the rulebook says of piles, facts and moves happens, in a scenario or a random game; so that
 * the tables tell of nothing that does not exist.
 */
final class TablesAreShown extends SampleLaw {
  /**
   * So many random house rules are looked at for those under which something missing can happen.
   */
  private static final int MORE_SETUPS = 200;

  @Override
  public String sentence() {
    return "Every row of the rulebook's tables of piles, facts and moves, every value in backticks"
        + " and everything that is so at times happens in some game.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Played<>(subject, seed);
  }

  /** What happens in the games of a sample. */
  private static final class Played<S extends GameState, M extends Move> implements Sample<S, M> {
    private final Subject<S, M, ?> subject;
    private final long seed;
    private final PlayedBook book;
    private Optional<Fault<S, M>> different = Optional.empty();
    private boolean sawScenarios;

    Played(Subject<S, M, ?> subject, long seed) {
      Game<S, M, ?> game = subject.game();
      this.subject = subject;
      this.seed = seed;
      this.book = new PlayedBook(game.rules(), BookReading.wanted(game.rulebook()));
    }

    @Override
    public void see(Run<S, M> run) {
      // Where a random game differs from the book, TablesAreDescribed says so.
      book.see(run, TablesAreDescribed.POSITIONS);
    }

    private void seeScenarios() {
      if (!sawScenarios) {
        sawScenarios = true;
        for (Run<S, M> run : Run.ofScenarios(subject, seed)) {
          Optional<Breach> breach = book.see(run, run.length() + 1);
          different = different.or(() -> breach.map(why -> Fault.shown(Evidence.whole(run, why))));
        }
      }
    }

    @Override
    public Optional<Fault<S, M>> problem() {
      seeScenarios();
      for (int i = 0; i < MORE_SETUPS && different.isEmpty() && !book.missing().isEmpty(); i++) {
        long gameSeed = (seed + 1) * 1_000_003L + i;
        RandomSource random = RandomSource.seeded(gameSeed);
        Setup<S, M> setup = Setups.random(subject.game(), random);
        if (book.canShow(setup)) {
          see(Run.play(subject, setup, gameSeed, random));
        }
      }
      return different.isPresent() || book.missing().isEmpty()
          ? different
          : Optional.of(Fault.inNone(String.join("\n", book.missing())));
    }
  }
}
