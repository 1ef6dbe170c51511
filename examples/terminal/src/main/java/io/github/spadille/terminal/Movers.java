package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;

/** Decides who moves where several seats may. */
final class Movers {
  private Movers() {}

  /**
   * Returns the seat that moves next.
   *
   * <p>Of the seats that have a legal move each is as likely as any other. Nothing is drawn where
   * there is only one.
   *
   * @param state a state in which seats may act
   */
  static <S extends GameState, M extends Move> int next(
      Rules<S, M> rules, S state, RandomSource random) {
    if (state.turn().seats().size() == 1) {
      return state.turn().first();
    }
    MoveList<M> moves = rules.legalMoves(state);
    Seats able = Seats.none();
    for (int i = 0; i < moves.size(); i++) {
      able = able.with(moves.get(i).seat());
    }
    for (int skip = able.size() == 1 ? 0 : random.nextInt(able.size()); skip > 0; skip--) {
      able = able.without(able.first());
    }
    return able.first();
  }
}
