package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The moves from the start of a game to some place, and what chance drew on the way. It goes from
 * place to place: back along its moves, and on by others.
 *
 * <p>Each step costs the same, however many moves there are. Mutable; not thread-safe.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
final class Line<S extends GameState, M extends Move> {
  /** The match after each number of moves. */
  private final List<Match<S, M>> matches = new ArrayList<>();

  private final Map<S, Integer> drawnIn = new HashMap<>();

  /**
   * A moment at which chance is to move.
   *
   * @param state the state
   * @param times how many moves of chance were made in that state before: a die that is cast in
   *     vain is cast again
   */
  record Due<S>(S state, int times) {}

  /** Creates the moves of a match. */
  Line(Match<S, M> match) {
    Match<S, M> earlier = match;
    while (earlier.canUndo()) {
      matches.add(earlier);
      earlier = earlier.before();
    }
    matches.add(earlier);
    Collections.reverse(matches);
    for (int i = 1; i < matches.size(); i++) {
      count(matches.get(i), 1);
    }
  }

  private void count(Match<S, M> after, int more) {
    if (after.isChanceLast()) {
      drawnIn.merge(after.before().state(), more, Integer::sum);
    }
  }

  /** Returns the number of moves. */
  int size() {
    return matches.size() - 1;
  }

  /** Returns the match after the moves. */
  Match<S, M> end() {
    return matches.get(size());
  }

  /** Returns the moment at which chance is to move after the moves. */
  Due<S> due() {
    S state = end().state();
    return new Due<>(state, drawnIn.getOrDefault(state, 0));
  }

  /** Returns what chance drew on the way, by the moment. */
  Map<Due<S>, M> draws() {
    Map<S, Integer> times = new HashMap<>();
    Map<Due<S>, M> draws = new HashMap<>();
    for (Match<S, M> match : matches) {
      if (match.isChanceLast()) {
        S state = match.before().state();
        int before = times.merge(state, 1, Integer::sum) - 1;
        draws.put(new Due<>(state, before), match.last().orElseThrow());
      }
    }
    return draws;
  }

  /** Takes moves back up to some number. */
  void backTo(int moves) {
    while (size() > moves) {
      count(matches.remove(size()), -1);
    }
  }

  /** Adds the last move of a match, which was made in {@link #end}. */
  void add(Match<S, M> match) {
    count(match, 1);
    matches.add(match);
  }

  /**
   * Takes back the moves that do not lead to a match, and returns those that do and are missing:
   * after each of them the match, oldest first. They are not added.
   */
  List<Match<S, M>> turnTo(Match<S, M> match) {
    Deque<Match<S, M>> way = new ArrayDeque<>();
    Match<S, M> at = match;
    while (!has(at)) {
      way.push(at);
      at = at.before();
    }
    int common = at.size();
    while (common < size()
        && !way.isEmpty()
        && way.element().last().equals(matches.get(common + 1).last())) {
      way.pop();
      common++;
    }
    backTo(common);
    return new ArrayList<>(way);
  }

  /** Tells whether a match is on the way, as far as is seen without comparing all moves. */
  private boolean has(Match<S, M> match) {
    if (match.size() > size() || !match.canUndo()) {
      return !match.canUndo();
    }
    Match<S, M> here = matches.get(match.size());
    return match == here || match.before() == here.before() && match.last().equals(here.last());
  }
}
