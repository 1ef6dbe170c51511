package io.github.spadille.terminal;

import com.google.common.collect.Lists;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Seats;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How much of a match each person was told. */
final class Told {
  private final Map<Integer, Integer> moves = new HashMap<>();

  /** Everybody knows the match up to here. */
  void all(Seats people, Match<?, ?> match) {
    people.forEach(seat -> moves.put(seat, match.size()));
  }

  /** Moves that were taken back are told anew when they are made again. */
  void goTo(Match<?, ?> match) {
    moves.replaceAll((seat, told) -> Math.min(told, match.size()));
  }

  /** Tells a person what happened since they were told last. */
  <S extends GameState, M extends Move> void catchUp(
      int seat, Match<S, M> match, SessionScreen<S, M> screen, Pace pace) {
    int from = Math.min(moves.getOrDefault(seat, 0), match.size());
    List<Match<S, M>> before = new ArrayList<>();
    for (Match<S, M> at = match; at.size() > from; at = at.undo()) {
      before.add(at.undo());
    }
    List<M> made = match.moves();
    for (Match<S, M> at : Lists.reverse(before)) {
      screen.showMove(at.state(), made.get(at.size()), pace);
    }
    moves.put(seat, match.size());
  }
}
