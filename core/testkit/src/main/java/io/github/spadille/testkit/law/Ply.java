package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.twin.StageTables;

/**
 * A move that was made, and what it led to.
 *
 * @param before the state in which it was made
 * @param move the move
 * @param stages what happened then
 * @param after the match after it
 * @param table the table after it
 */
record Ply<S extends GameState, M extends Move>(
    S before, M move, StageTables<S> stages, Match<S, M> after, Table table) {
  /** Makes a move. */
  static <S extends GameState, M extends Move> Ply<S, M> of(Match<S, M> match, M move) {
    Match<S, M> after = match.play(move);
    StageTables<S> stages = StageTables.of(match.rules(), match.state(), move);
    return new Ply<>(match.state(), move, stages, after, match.rules().table(after.state()));
  }

  /** Returns the move of a run that leads to its state after so many moves. */
  static <S extends GameState, M extends Move> Ply<S, M> of(Run<S, M> run, int index) {
    int made = index - 1;
    return new Ply<>(
        run.state(made), run.move(made), run.stages(made), run.match(index), run.table(index));
  }

  /** Returns the move of a twin that leads to one of its states. */
  static <S extends GameState, M extends Move> Ply<S, M> of(Twin<S, M> twin, int step) {
    return new Ply<>(
        twin.before(step), twin.move(step), twin.stages(step), twin.match(step), twin.table(step));
  }
}
