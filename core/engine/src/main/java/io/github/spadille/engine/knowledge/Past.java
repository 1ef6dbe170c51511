package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.notation.SeenMove;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Viewer;

/**
 * All that a viewer has seen since every card was shuffled, and nothing else.
 *
 * <p>Immutable. Whatever else lies in {@code start}, nothing of it can still be hidden from the
 * viewer: all cards are shuffled in it but those that lie open to all, or the game begins with it.
 *
 * @param rules the rules, which are known to all
 * @param viewer who looks
 * @param start where things stood before
 * @param seen the moves since then and what the viewer saw after each, oldest first
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public record Past<S extends GameState, M extends Move>(
    Rules<S, M> rules, Viewer viewer, S start, ImmutableList<Seen> seen) {
  /**
   * A move as the viewer saw it, and the table after it.
   *
   * @param move the move; what was concealed is {@code ??}
   * @param after the table after the move
   */
  public record Seen(SeenMove move, SeenTable after) {}

  /** Returns what the viewer sees now. */
  public SeenTable now() {
    return seen.isEmpty() ? rules.table(start).seenBy(viewer) : seen.get(seen.size() - 1).after();
  }
}
