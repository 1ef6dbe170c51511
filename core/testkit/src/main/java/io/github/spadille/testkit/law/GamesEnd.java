package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** Random play comes to an end. */
final class GamesEnd extends RunLaw {
  @Override
  public String sentence() {
    return "Every random game comes to its end.";
  }

  @Override
  boolean shrinks() {
    return false; // Fewer moves would show even less of an end.
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    if (run.crash().isPresent()) {
      return Optional.of(
          new Breach(run.length(), threw("the game goes on no more: it", run.crash().get())));
    }
    if (run.last().isOver() || !run.subject().traits().everyGameEnds()) {
      return Optional.empty();
    }
    return Optional.of(
        new Breach(
            run.length(),
            "not over after " + run.length() + " moves; the turn is " + run.last().state().turn()));
  }
}
