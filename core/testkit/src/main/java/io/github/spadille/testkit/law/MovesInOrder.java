package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The list of legal moves is a list without surprises. */
final class MovesInOrder extends StateLaw {
  @Override
  public String sentence() {
    return "Legal moves are listed once each, always in the same order, for a seat as for all.";
  }

  @Override
  int positions() {
    return 100;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    MoveList<M> moves = position.legalMoves();
    MoveList<M> again = position.legalMoves();
    if (!moves.equals(again)) {
      return Optional.of(
          "listed first: "
              + Texts.join(position.syntax(), moves)
              + "; then: "
              + Texts.join(position.syntax(), again));
    }
    Set<M> distinct = new HashSet<>();
    for (M move : moves) {
      if (!distinct.add(move)) {
        return Optional.of(position.text(move) + " is listed twice");
      }
    }
    for (int seat = 0; seat < position.seats(); seat++) {
      List<M> own = new ArrayList<>();
      for (M move : moves) {
        if (move.seat() == seat) {
          own.add(move);
        }
      }
      MoveList<M> listed = position.rules().legalMoves(position.state(), seat);
      if (!listed.equals(own)) {
        return Optional.of(
            "seat "
                + seat
                + " alone is told "
                + Texts.join(position.syntax(), listed)
                + "; in the list of all are "
                + Texts.join(position.syntax(), own));
      }
    }
    return Optional.empty();
  }
}
