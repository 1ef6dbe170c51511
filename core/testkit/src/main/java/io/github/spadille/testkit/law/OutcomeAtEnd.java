package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** A game that is over has an outcome for each seat. */
final class OutcomeAtEnd extends StateLaw {
  @Override
  public String sentence() {
    return "There is an outcome if and only if the game is over, with a place for each seat.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    Optional<Outcome> outcome = position.state().outcome();
    if (outcome.isPresent() != position.state().turn().isOver()) {
      return Optional.of(
          "the turn is "
              + position.state().turn()
              + ", the outcome "
              + outcome.map(Outcome::toString).orElse("none"));
    }
    int seats = position.seats();
    return outcome
        .filter(end -> end.ranking().length() != seats)
        .map(end -> "not a place for each of " + seats + " seats: " + end);
  }
}
