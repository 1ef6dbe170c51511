package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.words.Words;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A line of the score sheet.
 *
 * @param hand the number of the hand or round, from 1; 0 for what happened before the first
 * @param rule the id of the rule that gives the points: {@code MYG-19}
 * @param reason the key of the reason; null where the rule has only one
 * @param seats the seats that get the points, each of them all
 * @param points how many; negative for a loss
 * @param text why, for people
 */
@JsonPropertyOrder({"hand", "rule", "reason", "seats", "points", "text"})
public record LineData(
    int hand,
    String rule,
    @Nullable String reason,
    ImmutableList<Integer> seats,
    long points,
    String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if rule, seats or text are
   */
  public LineData {
    Objects.requireNonNull(rule, "rule");
    Objects.requireNonNull(seats, "seats");
    Objects.requireNonNull(text, "text");
  }

  static LineData of(ScoreSheet.Line line, Words words) {
    return new LineData(
        line.hand(),
        line.ruleId(),
        line.reason().isEmpty() ? null : line.reason(),
        ImmutableList.copyOf(line.seats()),
        line.points(),
        words.text(line.phrase()));
  }
}
