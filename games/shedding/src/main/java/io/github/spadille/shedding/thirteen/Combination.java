package io.github.spadille.shedding.thirteen;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import java.util.Collection;

/**
 * Cards that are played together, and what kind of combination they are.
 *
 * @param kind the kind; {@link CombinationKind#NONE} if the cards are no combination
 * @param cards the cards from low to high
 */
public record Combination(CombinationKind kind, CardList<PlayingCard> cards) {
  /** No card: there is no combination to beat. */
  static final Combination NONE =
      new Combination(CombinationKind.NONE, CardList.empty(PlayingCard.FAMILY));

  private static final CardOrder ORDER = CardOrder.THIRTEEN;

  private static final Combination[] SINGLES =
      PlayingCard.FAMILY.cards().stream()
          .map(
              card ->
                  new Combination(CombinationKind.SINGLE, CardList.of(PlayingCard.FAMILY, card)))
          .toArray(Combination[]::new);

  /** Returns some cards as a combination, in whatever order they are given. */
  public static Combination of(Collection<PlayingCard> cards) {
    return ofAscending(ORDER.ascending(cards));
  }

  /** Returns some cards as a combination, from low to high. */
  static Combination ofAscending(CardList<PlayingCard> cards) {
    return new Combination(kindOf(cards), cards);
  }

  /** Returns a single card. */
  static Combination single(PlayingCard card) {
    return SINGLES[card.index()];
  }

  private static CombinationKind kindOf(CardList<PlayingCard> ascending) {
    int size = ascending.size();
    int copies = 0;
    while (copies < size && ORDER.haveSameRank(ascending.get(copies), ascending.top())) {
      copies++;
    }
    if (copies == 0 || size % copies != 0) {
      return CombinationKind.NONE;
    }
    for (int i = copies; i < size; i++) {
      if (!goesOn(ascending.get(i), ascending.get(i - copies))) {
        return CombinationKind.NONE;
      }
    }
    return CombinationKind.inGame(copies, size / copies);
  }

  /**
   * Tells whether a sequence goes on from a card with another, a rank higher; it ends with aces.
   */
  static boolean goesOn(PlayingCard card, PlayingCard lower) { // THI-8, THI-10
    return ORDER.isNextRank(card, lower) && !lower.is(Rank.ACE);
  }

  /**
   * Returns the highest card.
   *
   * @throws java.util.NoSuchElementException if there is no card
   */
  public PlayingCard highest() {
    return cards.bottom();
  }
}
