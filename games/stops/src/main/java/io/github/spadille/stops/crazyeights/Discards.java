package io.github.spadille.stops.crazyeights;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import org.jspecify.annotations.Nullable;

/**
 * The cards played, as a chain: one more card makes one small object that shares the others.
 *
 * @param top the card on top
 * @param below the cards under it, or null if there are none
 * @param size how many cards there are
 */
public record Discards(PlayingCard top, @Nullable Discards below, int size) {
  /** Returns a pile of one card. */
  static Discards of(PlayingCard card) {
    return new Discards(card, null, 1);
  }

  /** Returns these cards with one more on top. */
  Discards push(PlayingCard card) {
    int more = size + 1;
    return new Discards(card, this, more);
  }

  /** Returns the cards, the top first. */
  public CardList<PlayingCard> toList() {
    CardList.Builder<PlayingCard> cards = CardList.builder(PlayingCard.FAMILY, size);
    for (Discards rest = this; rest != null; rest = rest.below) {
      cards.add(rest.top);
    }
    return cards.build();
  }
}
