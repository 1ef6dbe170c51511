package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.words.Words;
import java.util.Objects;

/**
 * How a game ended.
 *
 * @param winners the seats that won; none if the game is drawn or lost by all
 * @param ranking the place of each seat, 1 for the best; equal seats share a place
 * @param draw whether nobody won
 * @param text how it ended, in words: who won, or who lost where nobody did
 */
@JsonPropertyOrder({"winners", "ranking", "draw", "text"})
public record OutcomeData(
    ImmutableList<Integer> winners, ImmutableList<Integer> ranking, boolean draw, String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public OutcomeData {
    Objects.requireNonNull(winners, "winners");
    Objects.requireNonNull(ranking, "ranking");
    Objects.requireNonNull(text, "text");
  }

  static OutcomeData of(Outcome outcome, Words words) {
    return new OutcomeData(
        ImmutableList.copyOf(outcome.winners()),
        ImmutableList.copyOf(outcome.ranking().asList()),
        outcome.isDraw(),
        words.text(outcome.phrase()));
  }
}
