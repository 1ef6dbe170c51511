package io.github.spadille.testkit.twin;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Table;

/**
 * What happens between a move and the state that it leads to.
 *
 * <p>Made once for all viewers, since stages and tables take longer to make than to look at.
 *
 * @param stages the stages of the move, the last one of the state that it leads to
 * @param tables the table of each stage but the last
 */
public record StageTables<S extends GameState>(
    ImmutableList<Stage<S>> stages, ImmutableList<Table> tables) {
  /** Returns what happens after a move. */
  public static <S extends GameState, M extends Move> StageTables<S> of(
      Rules<S, M> rules, S before, M move) {
    ImmutableList<Stage<S>> stages = rules.stages(before, move);
    ImmutableList.Builder<Table> tables = ImmutableList.builder();
    for (Stage<S> stage : stages.subList(0, stages.size() - 1)) {
      tables.add(rules.table(stage.state()));
    }
    return new StageTables<>(stages, tables.build());
  }
}
