package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.testkit.book.RulebookMarks;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/** The rulebook tells of every option and every preset what it is. */
final class HouseRulesAreDescribed extends SampleLaw {
  @Override
  public String sentence() {
    return "The rulebook's table of house rules has the values and defaults of the options, each is"
        + " marked in some rule, marks name options and values that there are, and the table of"
        + " presets has the presets.";
  }

  @Override
  <S extends GameState, M extends Move> Sample<S, M> sample(Subject<S, M, ?> subject, long seed) {
    return new Sample<>() {
      @Override
      public void see(Run<S, M> run) {
        // What the book says of options is compared with the options themselves.
      }

      @Override
      public Optional<Fault<S, M>> problem() {
        return wrong(subject.game()).map(Fault::inNone);
      }
    };
  }

  private static Optional<String> wrong(Game<?, ?, ?> game) {
    ImmutableList<String> problems = RulebookMarks.problems(game.rulebook(), game.options());
    return problems.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", problems));
  }
}
