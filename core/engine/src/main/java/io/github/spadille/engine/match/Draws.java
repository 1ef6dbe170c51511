package io.github.spadille.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What chance drew in a match: how often, and what of it was taken back.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
final class Draws<S extends GameState, M extends Move> {
  private final int count;
  private final @Nullable Drawn<S, M> newest;

  /**
   * A moment at which chance is to move.
   *
   * @param state the state
   * @param times how many moves of chance were made in that state before: a die that is cast in
   *     vain is cast again
   */
  private record Due<S>(S state, int times) {}

  /** A move of chance that was taken back, and the match in which it was drawn. */
  private record Drawn<S extends GameState, M extends Move>(
      Due<S> due, Match<S, M> where, M move, @Nullable Drawn<S, M> rest) {}

  private Draws(int count, @Nullable Drawn<S, M> newest) {
    this.count = count;
    this.newest = newest;
  }

  /** Returns that nothing was drawn. */
  static <S extends GameState, M extends Move> Draws<S, M> none() {
    return new Draws<>(0, null);
  }

  /** Returns how many moves of chance were drawn, those taken back included, each once. */
  int count() {
    return count;
  }

  /** Returns the move of chance that was drawn in a match and taken back, or null if none was. */
  @Nullable M drawnIn(Match<S, M> match) {
    int times = -1;
    for (Drawn<S, M> each = newest; each != null; each = each.rest()) {
      if (each.due().state().equals(match.state())) {
        times = times < 0 ? times(match) : times;
        if (each.due().times() == times) {
          return each.move();
        }
      }
    }
    return null;
  }

  /** Returns how many moves of chance were made before in the state of a match. */
  private static <S extends GameState, M extends Move> int times(Match<S, M> match) {
    int times = 0;
    for (Match<S, M> later = match; later.canUndo(); later = later.before()) {
      boolean same = later.isChanceLast() && later.before().state().equals(match.state());
      times += same ? 1 : 0;
    }
    return times;
  }

  /** Returns these draws after a move in a match. */
  Draws<S, M> withPlayed(Match<S, M> match, M move) {
    boolean isNew = move.isChance() && (newest == null || drawnIn(match) == null);
    return isNew ? new Draws<>(count + 1, newest) : this;
  }

  /** Returns these draws after a move was taken back, which led on from a match. */
  Draws<S, M> withTakenBack(Match<S, M> match, M move) {
    return move.isChance() && drawnIn(match) == null
        ? new Draws<>(
            count, new Drawn<>(new Due<>(match.state(), times(match)), match, move, newest))
        : this;
  }

  private List<Drawn<S, M>> oldestFirst() {
    List<Drawn<S, M>> draws = new ArrayList<>();
    for (Drawn<S, M> each = newest; each != null; each = each.rest()) {
      draws.add(each);
    }
    return Lists.reverse(draws);
  }

  /** Returns the ways to those that are not among the moves of the match, the oldest first. */
  ImmutableList<TakenBack<M>> takenBack(Match<S, M> match) {
    if (newest == null) {
      return ImmutableList.of();
    }
    Line<S, M> present = new Line<>(match);
    Set<Due<S>> told = new HashSet<>();
    ImmutableList.Builder<TakenBack<M>> ways = ImmutableList.builder();
    for (Drawn<S, M> draw : oldestFirst()) {
      if (!told.contains(draw.due())) {
        present.wayTo(draw, told).ifPresent(ways::add);
      }
    }
    return ways.build();
  }

  /**
   * Returns these draws and those at the end of some ways and on them.
   *
   * @throws IllegalArgumentException if a way does not begin in the match or cannot be played
   */
  Draws<S, M> withTakenBack(Match<S, M> match, List<TakenBack<M>> ways) {
    if (ways.isEmpty()) {
      return this;
    }
    Line<S, M> present = new Line<>(match);
    Set<Due<S>> known = new HashSet<>();
    oldestFirst().forEach(draw -> known.add(draw.due()));
    Draws<S, M> draws = this;
    for (int i = 0; i < ways.size(); i++) {
      // As they were taken back: the last first.
      for (Drawn<S, M> draw : Lists.reverse(present.drawnOn(ways.get(i), i))) {
        if (known.add(draw.due())) {
          int counted = draws.count + (present.has(draw.due()) ? 0 : 1);
          draws =
              new Draws<>(
                  counted, new Drawn<>(draw.due(), draw.where(), draw.move(), draws.newest));
        }
      }
    }
    return draws;
  }

  /** The present moves of a match, and when chance was due on the way. */
  private static final class Line<S extends GameState, M extends Move> {
    private final List<Match<S, M>> matches = new ArrayList<>();
    private final Map<S, List<Integer>> drawnAfter = new HashMap<>();

    Line(Match<S, M> match) {
      Match<S, M> earlier = match;
      while (earlier.canUndo()) {
        matches.add(earlier);
        earlier = earlier.before();
      }
      matches.add(earlier);
      Collections.reverse(matches);
      for (int i = 1; i < matches.size(); i++) {
        if (matches.get(i).isChanceLast()) {
          drawnAfter
              .computeIfAbsent(matches.get(i - 1).state(), state -> new ArrayList<>())
              .add(i - 1);
        }
      }
    }

    private int moves() {
      return matches.size() - 1;
    }

    /** Tells whether chance moved at some moment of these. */
    boolean has(Due<S> due) {
      return due.times() < drawnAfter.getOrDefault(due.state(), List.of()).size();
    }

    /** Returns how many moves of chance were made in a state among the first so many moves. */
    private int times(S state, int moves) {
      int found = Collections.binarySearch(drawnAfter.getOrDefault(state, List.of()), moves);
      return found < 0 ? -1 - found : found;
    }

    /**
     * Returns the way to a draw, unless it is among these moves, and tells of all draws on it.
     *
     * @param told the moments at which those on the way were due are added to it
     */
    Optional<TakenBack<M>> wayTo(Drawn<S, M> draw, Set<Due<S>> told) {
      List<Match<S, M>> way = new ArrayList<>();
      Match<S, M> at = draw.where();
      while (!isHere(at)) {
        way.add(at);
        at = at.before();
      }
      int after = at.size();
      Collections.reverse(way);
      List<M> moves = new ArrayList<>();
      way.forEach(match -> moves.add(match.last().orElseThrow()));
      moves.add(draw.move());
      int common = 0;
      while (common < moves.size() && isMove(after + common, moves.get(common))) {
        common++;
      }
      if (common == moves.size()) {
        return Optional.empty();
      }
      way.add(0, at);
      Moments moments = new Moments(after + common);
      for (int i = common; i < moves.size(); i++) {
        if (moves.get(i).isChance()) {
          told.add(moments.next(way.get(i).state()));
        }
      }
      return Optional.of(TakenBack.of(after + common, moves.subList(common, moves.size())));
    }

    /** Tells whether a match is one of these, as far as is seen without comparing its moves. */
    private boolean isHere(Match<S, M> match) {
      if (match.size() > moves() || !match.canUndo()) {
        return !match.canUndo();
      }
      Match<S, M> here = matches.get(match.size());
      return match == here || match.before() == here.before() && match.last().equals(here.last());
    }

    private boolean isMove(int number, M move) {
      return number < moves() && matches.get(number + 1).last().equals(Optional.of(move));
    }

    /** Plays a way and returns the draws on it. */
    List<Drawn<S, M>> drawnOn(TakenBack<M> way, int number) {
      checkArgument(
          way.after() <= moves(),
          "taken back %s: after %s moves; expected 0 to %s",
          number,
          way.after(),
          moves());
      List<Drawn<S, M>> draws = new ArrayList<>();
      Moments moments = new Moments(way.after());
      Match<S, M> match = matches.get(way.after());
      for (M move : way.moves()) {
        Match<S, M> before = match;
        try {
          match = before.play(move);
        } catch (IllegalMoveException | IndexOutOfBoundsException e) {
          throw new IllegalArgumentException(
              "taken back "
                  + number
                  + ", move "
                  + (before.size() - way.after())
                  + ": "
                  + e.getMessage(),
              e);
        }
        if (move.isChance()) {
          draws.add(new Drawn<>(moments.next(before.state()), before, move, null));
        }
      }
      return draws;
    }

    /** Counts how often chance was due in the same state on a way that leaves these moves. */
    private final class Moments {
      private final int after;
      private final Map<S, Integer> onTheWay = new HashMap<>();

      Moments(int after) {
        this.after = after;
      }

      Due<S> next(S state) {
        return new Due<>(state, times(state, after) + onTheWay.merge(state, 1, Integer::sum) - 1);
      }
    }
  }
}
