package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Objects;

/**
 * A legal move as it is offered to the player who can make it.
 *
 * @param move its parts, to be sent back
 * @param notation its text in the notation of the game: {@code bid 3}
 * @param text how people are asked: {@code bid 3}
 */
@JsonPropertyOrder({"move", "notation", "text"})
public record OfferData(MoveData move, String notation, String text) {
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
