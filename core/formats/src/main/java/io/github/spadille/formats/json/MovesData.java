package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Objects;

/**
 * All that a seat can do now; nothing for a bystander.
 *
 * @param moves the legal moves, in the order of the game
 * @param cards what people call each card in them, by code
 */
@JsonPropertyOrder({"moves", "cards"})
public record MovesData(ImmutableList<OfferData> moves, ImmutableMap<String, String> cards)
    implements Message {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public MovesData {
    Objects.requireNonNull(moves, "moves");
    Objects.requireNonNull(cards, "cards");
  }
}
