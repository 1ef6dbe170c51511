package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.screen.HandOrder;
import io.github.spadille.engine.screen.Owners;
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
 * @param label what they call it beside the name of its owner: shorter, where that is enough
 * @param owners the seats to which the pile belongs, several if it is of a side; none if it belongs
 *     to the table
 * @param order {@code none}, {@code top-first} or {@code top-last}
 * @param groups how many cards stand together, from the left to the right: those of a hand by
 *     suits, say; they add up to all cards
 * @param cards the code of each card, as people hold them; null for a card that lies face down
 */
@JsonPropertyOrder({"name", "text", "label", "owners", "order", "groups", "cards"})
public record PileData(
    String name,
    String text,
    String label,
    ImmutableList<Integer> owners,
    String order,
    ImmutableList<Integer> groups,
    @JsonSetter(contentNulls = Nulls.SET) List<@Nullable String> cards) {

  /**
   * Copies the cards, so that the data is immutable.
   *
   * @throws NullPointerException if anything is missing
   * @throws IllegalArgumentException if the groups do not add up to the cards, or one is empty
   */
  public PileData {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(owners, "owners");
    Objects.requireNonNull(order, "order");
    Objects.requireNonNull(groups, "groups");
    cards = Collections.unmodifiableList(new ArrayList<>(Objects.requireNonNull(cards, "cards")));
    int grouped = 0;
    for (int group : groups) {
      checkArgument(
          group > 0, "pile %s: found a group of %s cards, expected 1 or more", name, group);
      grouped += group;
    }
    checkArgument(
        grouped == cards.size(),
        "pile %s: found groups of %s cards, expected %s",
        name,
        grouped,
        cards.size());
  }

  static PileData of(SeenPile pile, Words words, HandOrder order) {
    List<@Nullable String> codes = new ArrayList<>();
    ImmutableList.Builder<Integer> groups = ImmutableList.builder();
    for (ImmutableList<SeenCard> group : order.groups(pile)) {
      groups.add(group.size());
      group.forEach(card -> codes.add(card.card().map(Card::code).orElse(null)));
    }
    String name = pile.name();
    return new PileData(
        name,
        words.pile(name),
        words.shortPile(name),
        ImmutableList.copyOf(Owners.of(pile, words)),
        Ids.of(pile.order()),
        groups.build(),
        codes);
  }
}
