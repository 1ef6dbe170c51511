package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.Optional;
import java.util.OptionalLong;

/** What a game declares to be conserved is. */
final class ChipsConserved extends StateLaw {
  @Override
  public String sentence() {
    return "The number that the game declares as conserved, such as the sum of all chips, stays.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    OptionalLong start = position.traits().conserved(position.run().state(0));
    OptionalLong now = position.traits().conserved(position.state());
    return start.equals(now)
        ? Optional.empty()
        : Optional.of("it was " + start + " at the start and is " + now);
  }
}
