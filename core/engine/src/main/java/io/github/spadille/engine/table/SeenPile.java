package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.OptionalInt;

/**
 * A pile as one viewer sees it; unseen cards are face down.
 *
 * @param name as in the game's rulebook
 * @param owner the seat that the pile belongs to, if any
 * @param order what the order of the cards means; unseen cards of an unordered pile come last
 * @param cards one entry per card
 */
public record SeenPile(
    String name, OptionalInt owner, Pile.Order order, ImmutableList<SeenCard> cards) {

  /** Returns the number of cards, seen and unseen. */
  public int size() {
    return cards.size();
  }

  /** Returns the name and the cards: {@code hand.1: ?? ??}. */
  @Override
  public String toString() {
    return name + ": " + Joiner.on(' ').join(cards);
  }
}
