package io.github.spadille.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.IllegalMoveException;
import io.github.spadille.engine.match.Line.Due;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What chance drew in a match: how often, and what of it was taken back.
 *
 * <p>What was taken back first at a {@linkplain Due moment} was drawn there, even if somebody plays
 * another move of chance at that moment later.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
final class Draws<S extends GameState, M extends Move> {
  private final int count;
  private final @Nullable Drawn<S, M> newest;

  /** The match after a move of chance that was taken back. */
  private record Drawn<S extends GameState, M extends Move>(
      Due<S> due, Match<S, M> after, @Nullable Drawn<S, M> rest) {
    M move() {
      return after.last().orElseThrow(IllegalStateException::new);
    }
  }

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

  /** Returns these draws after the last move of a match was taken back. */
  Draws<S, M> withTakenBack(Match<S, M> after) {
    if (!after.isChanceLast()) {
      return this;
    }
    Match<S, M> before = after.before();
    return drawnIn(before) == null
        ? new Draws<>(count, new Drawn<>(new Due<>(before.state(), times(before)), after, newest))
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
    Line<S, M> line = new Line<>(match);
    Map<Due<S>, M> present = line.draws();
    Set<Due<S>> told = new HashSet<>();
    ImmutableList.Builder<TakenBack<M>> ways = ImmutableList.builder();
    for (Drawn<S, M> draw : oldestFirst()) {
      if (!told.contains(draw.due()) && !draw.move().equals(present.get(draw.due()))) {
        ways.add(wayTo(draw, line, told));
      }
    }
    return ways.build();
  }

  /** Goes from the end of a line to a draw, and returns the way. */
  private TakenBack<M> wayTo(Drawn<S, M> draw, Line<S, M> line, Set<Due<S>> told) {
    List<Match<S, M>> way = line.turnTo(draw.after());
    int after = line.size();
    List<M> moves = new ArrayList<>();
    for (Match<S, M> match : way) {
      M move = match.last().orElseThrow(IllegalStateException::new);
      if (move.isChance()) {
        told.add(line.due());
      }
      moves.add(move);
      line.add(match);
    }
    return TakenBack.of(after, moves);
  }

  /**
   * Returns these draws and those at the end of some ways and on them.
   *
   * @throws IllegalArgumentException if a way does not begin on the one before or cannot be played
   */
  Draws<S, M> withTakenBack(Match<S, M> match, List<TakenBack<M>> ways) {
    if (ways.isEmpty()) {
      return this;
    }
    Line<S, M> line = new Line<>(match);
    Set<Due<S>> present = line.draws().keySet();
    Set<Due<S>> known = new HashSet<>();
    oldestFirst().forEach(draw -> known.add(draw.due()));
    Draws<S, M> draws = this;
    for (int i = 0; i < ways.size(); i++) {
      // As they were taken back: the last first.
      for (Drawn<S, M> draw : Lists.reverse(drawnOn(ways.get(i), i, line))) {
        if (known.add(draw.due())) {
          int counted = draws.count + (present.contains(draw.due()) ? 0 : 1);
          draws = new Draws<>(counted, new Drawn<>(draw.due(), draw.after(), draws.newest));
        }
      }
    }
    return draws;
  }

  /** Goes a way from the end of a line, and returns the draws on it. */
  private static <S extends GameState, M extends Move> List<Drawn<S, M>> drawnOn(
      TakenBack<M> way, int number, Line<S, M> line) {
    checkArgument(
        way.after() <= line.size(),
        "taken back %s: after %s moves; expected 0 to %s",
        number,
        way.after(),
        line.size());
    line.backTo(way.after());
    List<Drawn<S, M>> draws = new ArrayList<>();
    for (M move : way.moves()) {
      Match<S, M> after;
      try {
        after = line.end().play(move);
      } catch (IllegalMoveException | IndexOutOfBoundsException e) {
        int place = line.size() - way.after();
        throw new IllegalArgumentException(
            "taken back " + number + ", move " + place + ": " + e.getMessage(), e);
      }
      if (move.isChance()) {
        draws.add(new Drawn<>(line.due(), after, null));
      }
      line.add(after);
    }
    return draws;
  }
}
