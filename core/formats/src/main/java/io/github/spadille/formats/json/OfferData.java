package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.util.Objects;

/**
 * A move that a viewer can make.
 *
 * @param move its parts: in JSON a message of its own, which a client sends back as it is
 * @param notation the move in the notation of its game: {@code bid 3}
 * @param text how people are asked: {@code bid 3}
 */
@JsonPropertyOrder({"move", "notation", "text"})
public record OfferData(
    @JsonSerialize(using = MoveWriter.class) @JsonDeserialize(using = SentMoveReader.class)
        MoveData move,
    String notation,
    String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public OfferData {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(text, "text");
  }
}
