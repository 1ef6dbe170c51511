package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.SeenMove;
import java.util.Objects;

/**
 * All that a seat may know, as plain data.
 *
 * @param view the table as the seat sees it
 * @param log the moves so far as the seat saw them, as in a record: {@code * shuffle ?? ??}, {@code
 *     2 bid 3}
 * @param legalMoves what the seat can do, in the notation of the game: {@code bid 3}
 */
@JsonPropertyOrder({"view", "log", "legalMoves"})
public record ObservationData(
    ViewData view, ImmutableList<String> log, ImmutableList<String> legalMoves) {

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if a component is
   */
  public ObservationData {
    Objects.requireNonNull(view, "view");
    Objects.requireNonNull(log, "log");
    Objects.requireNonNull(legalMoves, "legalMoves");
  }

  /** Returns what an observation holds. */
  public static <S extends GameState, M extends Move> ObservationData of(
      Observation<S, M> observation) {
    MoveSyntax<M> syntax = observation.rules().syntax();
    ImmutableList.Builder<String> log = ImmutableList.builder();
    for (SeenMove move : observation.log()) {
      log.add(move.toString());
    }
    ImmutableList.Builder<String> moves = ImmutableList.builder();
    for (M move : observation.legalMoves()) {
      moves.add(syntax.format(move));
    }
    return new ObservationData(ViewData.of(observation.view().table()), log.build(), moves.build());
  }
}
