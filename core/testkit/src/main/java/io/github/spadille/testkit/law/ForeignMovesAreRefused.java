package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** A game knows its own moves, and takes no other for one of them. */
final class ForeignMovesAreRefused extends StateLaw {
  @Override
  public String sentence() {
    return "A move of a kind that the game does not have, such as a variant adds, is refused in"
        + " every state, by a rule of the rulebook in force.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    if (position.run().length() == 0) {
      return Optional.empty();
    }
    SpokenWords words = new SpokenWords(position.run().setup().game().words());
    for (int seat = Move.CHANCE; seat <= position.seats(); seat++) {
      for (M move : ForeignMove.of(position.run().move(0), seat)) {
        Optional<String> problem = problem(position, words, move);
        if (problem.isPresent()) {
          String mover = move.isChance() ? "by chance" : "by seat " + seat;
          return problem.map(
              reason -> "a move of a kind that the game does not have, " + mover + ", " + reason);
        }
      }
    }
    return Optional.empty();
  }

  private static <S extends GameState, M extends Move> Optional<String> problem(
      Position<S, M> position, SpokenWords words, M move) {
    Optional<Refusal> refusal = position.rules().refusal(position.state(), move);
    return refusal.isEmpty()
        ? Optional.of("is not refused")
        : RefusalsNameRules.problem(position, words, refusal.get())
            .map(reason -> "is refused: " + reason);
  }
}
