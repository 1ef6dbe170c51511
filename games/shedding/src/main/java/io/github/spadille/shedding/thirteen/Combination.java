package io.github.spadille.shedding.thirteen;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.Arrays;
import java.util.Collection;

/**
 * Cards that are played together, and what kind of combination they are.
 *
 * @param kind the kind; {@link Kind#NONE} if the cards are no combination
 * @param cards the cards from low to high
 */
public record Combination(Kind kind, CardList<PlayingCard> cards) {
  /** No card: there is no combination to beat. */
  public static final Combination NONE =
      new Combination(Kind.NONE, CardList.empty(PlayingCard.FAMILY));

  private static final Combination[] SINGLES =
      PlayingCard.FAMILY.cards().stream()
          .map(card -> ascending(CardList.of(PlayingCard.FAMILY, card)))
          .toArray(Combination[]::new);

  /** Returns some cards as a combination, in whatever order they are given. */
  public static Combination of(Collection<PlayingCard> cards) {
    return cards.isEmpty()
        ? NONE
        : ascending(CardList.copyOf(PlayingCard.FAMILY, Arrays.asList(CardOrder.ascending(cards))));
  }

  /** Returns a card as a combination. */
  public static Combination single(PlayingCard card) {
    return SINGLES[card.index()];
  }

  /** Returns cards that are given from low to high as a combination. */
  static Combination ascending(CardList<PlayingCard> cards) {
    return new Combination(Kind.of(cards), cards);
  }

  /** Tells whether there is no card. */
  public boolean isEmpty() {
    return cards.isEmpty();
  }

  /**
   * Returns the highest card, by which the combination ranks (THI-12).
   *
   * @throws java.util.NoSuchElementException if there is no card
   */
  public PlayingCard highest() {
    return cards.bottom();
  }

  /** Returns the cards from low to high, separated by one blank. */
  @Override
  public String toString() {
    return cards.toString();
  }
}
