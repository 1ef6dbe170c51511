package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.base.Ascii;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A pile of a {@link ViewData}.
 *
 * @param name as in the game's rulebook: {@code hand.0}
 * @param owner the seat that the pile belongs to; null if it belongs to the table
 * @param order {@code none}, {@code top-first} or {@code top-last}
 * @param cards the code of each card; null for a card that lies face down
 */
@JsonPropertyOrder({"name", "owner", "order", "cards"})
public record PileData(
    String name, @Nullable Integer owner, String order, List<@Nullable String> cards) {

  /**
   * Copies the cards, so that the data is immutable.
   *
   * @throws NullPointerException if the name, the order or the list of cards is missing
   */
  public PileData {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(order, "order");
    cards = Collections.unmodifiableList(new ArrayList<>(Objects.requireNonNull(cards, "cards")));
  }

  static PileData of(SeenPile pile) {
    List<@Nullable String> codes = new ArrayList<>();
    for (SeenCard card : pile.cards()) {
      codes.add(card.card().isPresent() ? card.card().get().code() : null);
    }
    Integer owner = pile.owner().isPresent() ? pile.owner().getAsInt() : null;
    String order = Ascii.toLowerCase(pile.order().name()).replace('_', '-');
    return new PileData(pile.name(), owner, order, codes);
  }
}
