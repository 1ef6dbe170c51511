package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import java.util.Optional;

/** Taking back a move leaves no trace. */
final class UndoGoesBack extends StateLaw {
  /** A longer past takes long to compare, and shows nothing that this does not. */
  private static final int LONGEST_PAST = 1000;

  @Override
  public String sentence() {
    return "A move taken back leaves state, views and logs as they were, and can be made again.";
  }

  @Override
  int positions() {
    return 6;
  }

  @Override
  <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position) {
    if (position.isStart() || position.index() > LONGEST_PAST) {
      return Optional.empty();
    }
    Match<S, M> before = position.run().match(position.index() - 1);
    Match<S, M> undone = before.play(position.lastMove()).undo();
    String move = position.text(position.lastMove());
    if (!undone.state().equals(before.state()) || !undone.moves().equals(before.moves())) {
      return Optional.of("not as it was after " + move + " was taken back");
    }
    for (Viewer viewer : position.viewers()) {
      boolean same =
          undone.viewFor(viewer).equals(before.viewFor(viewer))
              && undone.logFor(viewer).equals(before.logFor(viewer))
              && undone.legalMovesFor(viewer).equals(before.legalMovesFor(viewer));
      if (!same) {
        return Optional.of("for " + viewer + " not as it was after " + move + " was taken back");
      }
    }
    return undone.redo().state().equals(position.state())
        ? Optional.empty()
        : Optional.of(move + " made again leads elsewhere");
  }
}
