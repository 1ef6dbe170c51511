package io.github.spadille.formats.json;

import static com.google.common.base.Ascii.toLowerCase;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.words.Words;
import java.util.Objects;

/**
 * How a game ended.
 *
 * @param kind {@code won}, {@code drawn} or {@code lost}
 * @param winners the seats that won; none if the game is drawn or lost
 * @param losers the seats that lost; none if the game is drawn
 * @param ranking the place of each seat, 1 for the best; equal seats share a place
 * @param text how it ended, in words: who won, or who lost where nobody did
 */
@JsonPropertyOrder({"kind", "winners", "losers", "ranking", "text"})
public record OutcomeData(
    String kind,
    ImmutableList<Integer> winners,
    ImmutableList<Integer> losers,
    ImmutableList<Integer> ranking,
    String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public OutcomeData {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(winners, "winners");
    Objects.requireNonNull(losers, "losers");
    Objects.requireNonNull(ranking, "ranking");
    Objects.requireNonNull(text, "text");
  }

  static OutcomeData of(Outcome outcome, Words words) {
    return new OutcomeData(
        toLowerCase(outcome.kind().name()),
        ImmutableList.copyOf(outcome.winners()),
        ImmutableList.copyOf(outcome.losers()),
        ImmutableList.copyOf(outcome.ranking().asList()),
        words.text(outcome.phrase()));
  }
}
