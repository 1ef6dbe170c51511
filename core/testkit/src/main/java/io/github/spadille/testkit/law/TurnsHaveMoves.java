package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Seats;
import java.util.Optional;

/** Who is in turn can move, and nobody else. */
final class TurnsHaveMoves extends StateLaw {
  @Override
  public String sentence() {
    return "There are legal moves unless chance is to move or the game is over, all of them of"
        + " seats in turn, and some of a seat for which the game waits.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    Turn turn = position.state().turn();
    for (int seat : turn.seats()) {
      if (seat >= position.seats()) {
        return Optional.of("the turn is " + turn + ", but there is no seat " + seat);
      }
    }
    MoveList<M> moves = position.legalMoves();
    if (moves.isEmpty() != (turn.isChance() || turn.isOver())) {
      return Optional.of("the turn is " + turn + ", and there are " + moves.size() + " moves");
    }
    for (M move : moves) {
      if (!turn.contains(move.seat())) {
        return Optional.of("the turn is " + turn + ", but legal is " + position.text(move));
      }
    }
    return ofAwaited(position, turn, moves);
  }

  private static Optional<String> ofAwaited(
      Position<?, ?> position, Turn turn, MoveList<? extends Move> moves) {
    Seats awaited = position.state().awaited();
    if (!turn.seats().and(awaited).equals(awaited)) {
      return Optional.of("the turn is " + turn + ", but the game waits for " + awaited);
    }
    return moves.isEmpty() || moves.stream().anyMatch(move -> awaited.contains(move.seat()))
        ? Optional.empty()
        : Optional.of("the game waits for " + awaited + ", and none of them has a move");
  }
}
