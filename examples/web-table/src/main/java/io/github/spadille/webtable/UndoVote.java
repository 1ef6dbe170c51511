package io.github.spadille.webtable;

import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;

/**
 * A player asks the others to let a move be taken back.
 *
 * @param by who asks
 * @param waiting who has not answered
 */
record UndoVote(int by, Seats waiting) {
  UndoVote agreed(int seat) {
    return new UndoVote(by, waiting.without(seat));
  }

  ServerMessage.UndoAsked asked() {
    return new ServerMessage.UndoAsked(by, new ArrayList<>(waiting));
  }
}
