package io.github.spadille.engine.game;

import com.google.common.base.Joiner;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.SeenTable;
import java.util.Optional;

/**
 * What a viewer sees of a state: the table, without the cards and facts that are hidden from it,
 * and what is known to all.
 *
 * @param table piles and facts
 * @param sheet every point given so far
 * @param hand the number of the hand or round, from 1
 * @param outcome how the game ended, if it is over
 */
public record SeenState(SeenTable table, ScoreSheet sheet, int hand, Optional<Outcome> outcome) {
  static <S extends GameState> SeenState of(Rules<S, ?> rules, Viewer viewer, S state) {
    return new SeenState(
        rules.table(state).seenBy(viewer), state.sheet(), state.handNumber(), state.outcome());
  }

  /** Tells whether what is known to all beside the table is that of a state. */
  boolean isAllButTableOf(GameState state) {
    return hand == state.handNumber()
        && sheet.equals(state.sheet())
        && outcome.equals(state.outcome());
  }

  /** Returns the table, the number of the hand, every point and how it ended, a line each. */
  @Override
  public String toString() {
    return table
        + "\nhand "
        + hand
        + "\npoints "
        + Joiner.on("; ").join(sheet.lines())
        + outcome.map(end -> "\n" + end).orElse("");
  }
}
