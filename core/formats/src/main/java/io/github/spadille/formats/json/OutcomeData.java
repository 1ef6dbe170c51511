package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Outcome;
import java.util.Objects;

/**
 * How a game ended.
 *
 * @param winners the seats that won; none if the game is drawn or lost by all
 * @param ranking the place of each seat, 1 for the best; equal seats share a place
 * @param draw whether nobody won
 */
@JsonPropertyOrder({"winners", "ranking", "draw"})
public record OutcomeData(
    ImmutableList<Integer> winners, ImmutableList<Integer> ranking, boolean draw) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public OutcomeData {
    Objects.requireNonNull(winners, "winners");
    Objects.requireNonNull(ranking, "ranking");
  }

  static OutcomeData of(Outcome outcome) {
    return new OutcomeData(
        ImmutableList.copyOf(outcome.winners()),
        ImmutableList.copyOf(outcome.ranking().asList()),
        outcome.isDraw());
  }
}
