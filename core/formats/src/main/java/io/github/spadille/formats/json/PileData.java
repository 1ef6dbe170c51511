package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A pile of a {@link ViewData}.
 *
 * @param name as in the game's rulebook: {@code hand.0}
 * @param text what people call it
 * @param owner the seat that the pile belongs to; null if it belongs to the table
 * @param order {@code none}, {@code top-first} or {@code top-last}
 * @param cards the code of each card; null for a card that lies face down
 */
@JsonPropertyOrder({"name", "text", "owner", "order", "cards"})
public record PileData(
    String name,
    String text,
    @Nullable Integer owner,
    String order,
    @JsonSetter(contentNulls = Nulls.SET) List<@Nullable String> cards) {

  /**
   * Copies the cards, so that the data is immutable.
   *
   * @throws NullPointerException if anything but the owner is missing
   */
  public PileData {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(order, "order");
    cards = Collections.unmodifiableList(new ArrayList<>(Objects.requireNonNull(cards, "cards")));
  }

  static PileData of(SeenPile pile, Words words) {
    List<@Nullable String> codes = new ArrayList<>();
    for (SeenCard card : pile.cards()) {
      codes.add(card.card().isPresent() ? card.card().get().code() : null);
    }
    Integer owner = pile.owner().isPresent() ? pile.owner().getAsInt() : null;
    String order = Ids.of(pile.order());
    return new PileData(pile.name(), words.pile(pile.name()), owner, order, codes);
  }
}
