package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;

/**
 * The moves since some move, as a viewer saw them when they were made.
 *
 * @param from the number of moves before the first of these
 * @param next the number of moves up to the last: what to ask from next time
 * @param moves the moves, oldest first
 * @param cards what people call each card in them, by code
 */
@JsonPropertyOrder({"from", "next", "moves", "cards"})
public record LogData(
    int from, int next, ImmutableList<SeenMoveData> moves, ImmutableMap<String, String> cards)
    implements Message {
  /**
   * Checks that the numbers fit.
   *
   * @throws NullPointerException if something is missing
   * @throws IllegalArgumentException if there are more or fewer moves than from one number to the
   *     other
   */
  public LogData {
    Objects.requireNonNull(moves, "moves");
    checkArgument(
        from >= 0 && moves.size() == next - from,
        "%s moves from %s to %s; expected one for each number",
        moves.size(),
        from,
        next);
    Objects.requireNonNull(cards, "cards");
  }
}
