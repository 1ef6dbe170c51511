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
  static final int POSITIONS = 300;

  @Override
  public String sentence() {
    return "Every pile, fact and move is as the tables of the rulebook say: to whom it belongs, who"
        + " sees it, which values it has, who makes it, how many are legal at once.";
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
      int at = index;
      Optional<Breach> breach =
          positions.contains(index)
              ? PlayedBook.breach(reading, run, index, shown)
              : reading
                  .boundProblem(run.rules(), run.state(index))
                  .map(reason -> new Breach(at, reason));
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examineEnd(Run<S, M> run) {
    BookReading reading = BookReading.of(run.setup());
    ImmutableList<String> problems = reading.problems(run.rules().syntax());
    if (!problems.isEmpty()) {
      return Optional.of(new Breach(0, String.join("\n", problems)));
    }
    Set<String> shown = new HashSet<>();
    Optional<Breach> last =
        run.length() == 0
            ? Optional.empty()
            : PlayedBook.breach(reading, run, run.length() - 1, shown);
    return last.filter(breach -> breach.index() == run.length())
        .or(() -> PlayedBook.breach(reading, run, run.length(), shown));
  }
}
