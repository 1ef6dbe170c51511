package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.testkit.book.BookReading;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** What the rulebook says of piles, facts and moves is so in every position. */
final class TablesAreDescribed extends RunLaw {
  private static final int POSITIONS = 100;

  @Override
  public String sentence() {
    return "Every pile, fact and move is as the tables of the rulebook say: to whom it belongs, who"
        + " sees it, which values it has, who makes it, how many are legal at once.";
  }

  @Override
  boolean shrinks() {
    return false; // A name says enough.
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    BookReading reading = BookReading.of(run.setup());
    ImmutableList<String> problems = reading.problems(run.rules().syntax());
    if (!problems.isEmpty()) {
      return Optional.of(new Breach(0, String.join("\n", problems)));
    }
    Set<String> shown = new HashSet<>();
    Set<Integer> positions = new HashSet<>(run.positions(POSITIONS));
    for (int index = 0; index <= run.length(); index++) {
      Optional<String> problem =
          positions.contains(index)
              ? PlayedBook.problem(reading, run, index, shown)
              : reading.boundProblem(run.rules(), run.state(index));
      if (problem.isPresent()) {
        return Optional.of(new Breach(index, problem.get()));
      }
    }
    return Optional.empty();
  }
}
