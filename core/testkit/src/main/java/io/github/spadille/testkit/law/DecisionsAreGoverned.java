package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import java.util.Optional;

/** Who may act can look up what it may do, and nobody else has anything to look up. */
final class DecisionsAreGoverned extends StateLaw {
  @Override
  public String sentence() {
    return "A seat in turn is told at least one rule that governs what it may do, each of the"
        + " rulebook in force, in its order and once; any other number of a seat is told none.";
  }

  @Override
  int positions() {
    return Integer.MAX_VALUE;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    for (int seat = Move.CHANCE; seat <= Viewer.MAX_SEATS; seat++) {
      ImmutableList<String> governing = position.rules().governing(position.state(), seat);
      Optional<String> problem =
          position.state().turn().contains(seat)
              ? problem(position.run(), governing)
              : problemOfNone(governing);
      if (problem.isPresent()) {
        return Optional.of(
            "the rules that govern seat " + seat + " are said to be " + governing + problem.get());
      }
    }
    return Optional.empty();
  }

  private static Optional<String> problem(Run<?, ?> run, ImmutableList<String> governing) {
    if (governing.isEmpty()) {
      return Optional.of(", though it is in turn");
    }
    for (String id : governing) {
      Optional<String> problem = run.bookProblem(id);
      if (problem.isPresent()) {
        return problem.map(reason -> "; " + reason + ": " + id);
      }
    }
    ImmutableList<String> inOrder = run.inOrderOfBook(governing);
    return inOrder.equals(governing)
        ? Optional.empty()
        : Optional.of("; in the order of the book, and once: " + inOrder);
  }

  private static Optional<String> problemOfNone(ImmutableList<String> governing) {
    return governing.isEmpty() ? Optional.empty() : Optional.of(", though it is not in turn");
  }
}
