package io.github.spadille.shedding.thirteen;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * Cards that are played together, and what kind of combination they are.
 *
 * <p>{@link Combinations} makes them.
 *
 * @param kind the kind; {@link CombinationKind#NONE} if the cards are no combination
 * @param cards the cards from low to high
 */
public record Combination(CombinationKind kind, CardList<PlayingCard> cards) {
  /** No card: there is no combination to beat. */
  public static final Combination NONE =
      new Combination(CombinationKind.NONE, CardList.empty(PlayingCard.FAMILY));

  private static final Combination[] SINGLES =
      PlayingCard.FAMILY.cards().stream()
          .map(
              card ->
                  new Combination(CombinationKind.of(1, 1), CardList.of(PlayingCard.FAMILY, card)))
          .toArray(Combination[]::new);

  /** Returns a single card. */
  public static Combination single(PlayingCard card) {
    return SINGLES[card.index()];
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
