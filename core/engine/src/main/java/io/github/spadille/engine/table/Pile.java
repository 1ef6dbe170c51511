package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import java.util.OptionalInt;

/**
 * A named place for cards on the table, with every card in it and who sees each.
 *
 * @param name as in the game's rulebook; piles of one seat end in its number: {@code hand.0}
 * @param owner the seat that the pile belongs to, if any
 * @param order what the order of the cards means
 * @param cards the cards, in the order that the rulebook names
 * @param audiences who sees each card, position by position
 */
public record Pile(
    String name,
    OptionalInt owner,
    Order order,
    ImmutableList<Card> cards,
    ImmutableList<Audience> audiences) {

  /** What the order of a pile's cards means. */
  public enum Order {
    /** Nothing: the cards are a multiset. */
    NONE,
    /** The first card is the top. */
    TOP_FIRST,
    /** The last card is the top, or the latest. */
    TOP_LAST
  }

  /**
   * Checks that each card has an audience.
   *
   * @throws IllegalArgumentException if there are more or fewer audiences than cards
   */
  public Pile {
    if (cards.size() != audiences.size()) {
      throw new IllegalArgumentException(
          "pile " + name + ": " + cards.size() + " cards, " + audiences.size() + " audiences");
    }
  }

  /** Tells whether the order of the cards means something. */
  public boolean isOrdered() {
    return order != Order.NONE;
  }

  /** Returns the number of cards. */
  public int size() {
    return cards.size();
  }

  /**
   * Returns this pile with other cards in the same places.
   *
   * @throws IllegalArgumentException if there are more or fewer cards than before
   */
  public Pile withCards(Iterable<? extends Card> others) {
    return new Pile(name, owner, order, ImmutableList.copyOf(others), audiences);
  }

  /** Returns this pile as a viewer sees it. */
  public SeenPile seenBy(Viewer viewer) {
    int hidden = hiddenFrom(viewer);
    return new SeenPile(
        name,
        owner,
        order,
        hidden == cards.size() ? SeenCard.faceDown(hidden) : seenCards(viewer, hidden));
  }

  private int hiddenFrom(Viewer viewer) {
    int hidden = 0;
    for (int i = 0; i < audiences.size(); i++) {
      if (!audiences.get(i).includes(viewer)) {
        hidden++;
      }
    }
    return hidden;
  }

  private ImmutableList<SeenCard> seenCards(Viewer viewer, int hidden) {
    ImmutableList.Builder<SeenCard> seen = ImmutableList.builderWithExpectedSize(cards.size());
    for (int i = 0; i < cards.size(); i++) {
      if (hidden == 0 || audiences.get(i).includes(viewer)) {
        seen.add(SeenCard.faceUp(cards.get(i)));
      } else if (isOrdered()) {
        seen.add(SeenCard.FACE_DOWN);
      }
    }
    if (!isOrdered()) {
      // Unseen cards of an unordered pile come last: their place would tell their rank.
      seen.addAll(SeenCard.faceDown(hidden));
    }
    return seen.build();
  }

  /** Returns the name and the cards: {@code trick: 7s Ks}. */
  @Override
  public String toString() {
    return name + ": " + Joiner.on(' ').join(cards);
  }
}
