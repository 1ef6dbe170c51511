package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * The face-down cards of a player in their slots.
 *
 * @param cards the cards in the order of their slots
 * @param slots the slots that have a card, in ascending order
 * @param next the lowest slot that has never been used, from 1
 */
public record Layout(CardList<PlayingCard> cards, ImmutableIntArray slots, int next) {
  static final Layout EMPTY = new Layout(CardList.empty(FAMILY), ImmutableIntArray.of(), 1);

  /** Tells whether there is no card left. */
  public boolean isEmpty() {
    return cards.isEmpty();
  }

  /** Tells whether a card lies in a slot, which may be any number. */
  public boolean has(int slot) {
    return slots.contains(slot);
  }

  /**
   * Returns the card in a slot.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public PlayingCard at(int slot) {
    return cards.get(slots.indexOf(slot));
  }

  /** Returns this layout with another card in a slot. */
  Layout with(int slot, PlayingCard card) {
    int position = slots.indexOf(slot);
    CardList<PlayingCard> before = cards.first(position).append(card);
    return withCards(before.appendAll(cards.draw(position + 1)));
  }

  /** Returns this layout with other cards in the same slots. */
  Layout withCards(CardList<PlayingCard> others) {
    return new Layout(others, slots, next);
  }

  /** Returns this layout with an empty slot, which is not used again (CAC-4). */
  Layout without(int slot) {
    int position = slots.indexOf(slot);
    ImmutableIntArray rest =
        ImmutableIntArray.builder(slots.length() - 1)
            .addAll(slots.subArray(0, position))
            .addAll(slots.subArray(position + 1, slots.length()))
            .build();
    return new Layout(cards.without(position), rest, next);
  }

  /** Returns this layout with more cards in new slots (CAC-4). */
  Layout plus(CardList<PlayingCard> more) {
    ImmutableIntArray.Builder all = ImmutableIntArray.builder(slots.length() + more.size());
    all.addAll(slots);
    for (int i = 0; i < more.size(); i++) {
      all.add(next + i);
    }
    return new Layout(cards.appendAll(more), all.build(), next + more.size());
  }
}
