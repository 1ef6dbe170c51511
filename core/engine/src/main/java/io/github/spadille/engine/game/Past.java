package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenTable;
import java.util.Optional;

/**
 * All that a viewer has seen since every card was shuffled, and nothing else.
 *
 * <p>Immutable. Whatever else lies in {@code start}, nothing of it can still be hidden from the
 * viewer: all cards are shuffled in it but those that lie open to all, or the game begins with it.
 *
 * @param rules the rules, which are known to all
 * @param viewer who looks
 * @param start where things stood before
 * @param seen what the viewer saw of each move since then, oldest first
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record Past<S extends GameState, M extends Move>(
    Rules<S, M> rules, Viewer viewer, S start, ImmutableList<SeenStep> seen) {
  /** Returns the table that the viewer sees now. */
  public SeenTable now() {
    return seen.isEmpty() ? rules.table(start).seenBy(viewer) : seen.get(seen.size() - 1).after();
  }

  /**
   * Returns where a move leads, if it is legal and the viewer would see of it just what it saw.
   * This is the one place that says what fits a past: moves from its start of which each does.
   *
   * @param number the number of the move since the start, from 0
   * @param before a state before it that fits
   */
  public Optional<S> after(int number, S before, M move) {
    SeenStep seen = seen().get(number);
    if (rules.refusal(before, move).isPresent()
        || !rules.seenBy(viewer, before, move).equals(seen.move())) {
      return Optional.empty();
    }
    ImmutableList<Stage<S>> stages = rules.stages(before, move);
    return seen.isOf(rules, viewer, stages)
        ? Optional.of(stages.get(stages.size() - 1).state())
        : Optional.empty();
  }

  /** Tells whether the points of a state are those that the viewer sees now. */
  public boolean hasPoints(S end) {
    return seen.isEmpty() || end.sheet().equals(seen.get(seen.size() - 1).last().sheet());
  }
}
