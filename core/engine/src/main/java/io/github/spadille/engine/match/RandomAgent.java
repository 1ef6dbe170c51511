package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;

/** Plays any legal move, each with the same probability. */
public final class RandomAgent implements Agent {
  @Override
  public <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random) {
    MoveList<M> moves = observation.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  /** Returns {@code random}. */
  @Override
  public String toString() {
    return "random";
  }
}
