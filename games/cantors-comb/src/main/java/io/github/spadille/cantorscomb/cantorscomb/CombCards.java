package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.COPIES;
import static io.github.spadille.cantorscomb.CombCard.FAMILY;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;

/** Cantor numbers of collections of cards, for static import. */
final class CombCards {
  private static final long NUMBER = (1L << COPIES) - 1;

  private CombCards() {}

  /** Returns the set without cards. */
  static CardSet<CombCard> noCards() {
    return CardSet.empty(FAMILY);
  }

  /**
   * Returns the set of the cards of a text such as {@code "7.2 16.4"}.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  static CardSet<CombCard> set(String codes) {
    return CardSet.copyOf(FAMILY, FAMILY.parseAll(codes));
  }

  /**
   * Returns the pile of the cards of a text such as {@code "7.2 16.4"}, the first on top.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  static CardList<CombCard> list(String codes) {
    return CardList.copyOf(FAMILY, FAMILY.parseAll(codes));
  }

  /** Returns the cards of a Cantor number, 1 to 16. */
  static CardSet<CombCard> ofNumber(CardSet<CombCard> cards, int number) {
    return CardSet.ofBits(FAMILY, cards.low() & mask(number), 0);
  }

  /** Tells whether a card of a Cantor number, 1 to 16, is among the cards. */
  static boolean hasNumber(CardSet<CombCard> cards, int number) {
    return (cards.low() & mask(number)) != 0;
  }

  /** Returns how many cards of a Cantor number, 1 to 16, are among the cards. */
  static int countNumber(CardSet<CombCard> cards, int number) {
    return Long.bitCount(cards.low() & mask(number));
  }

  private static long mask(int number) {
    return NUMBER << COPIES * (number - 1);
  }
}
