package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;

/**
 * The moves since those that a viewer knows, as it saw them when they were made.
 *
 * @param revision the revision of the game: what a client tells next time
 * @param from how many moves a client keeps of those that it knows, from the first; all others were
 *     taken back
 * @param next the number of moves up to the last
 * @param moves the moves after those that are kept, oldest first
 * @param cards what people call each card in them, by code
 */
@JsonPropertyOrder({"revision", "from", "next", "moves", "cards"})
public record LogData(
    int revision,
    int from,
    int next,
    ImmutableList<SeenMoveData> moves,
    ImmutableMap<String, String> cards)
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
    checkArgument(revision >= 0, "found revision %s, expected 0 or more", revision);
    checkArgument(
        from >= 0 && moves.size() == next - from,
        "%s moves from %s to %s; expected one for each number",
        moves.size(),
        from,
        next);
    Objects.requireNonNull(cards, "cards");
  }
}
