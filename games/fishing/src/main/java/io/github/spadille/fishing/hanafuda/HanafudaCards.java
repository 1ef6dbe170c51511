package io.github.spadille.fishing.hanafuda;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCard.PER_MONTH;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;

/** Months and kinds of collections of flower cards, for static import. */
public final class HanafudaCards {
  private static final Deck<HanafudaCard> PACK =
      Deck.of(FAMILY, FAMILY.cards()).named("hanafuda 48");
  private static final long FIRST_OF_MONTHS = 0x1111_1111_1111L;
  private static final long ONES = 0x5555_5555_5555L;
  private static final long TWOS = 0x3333_3333_3333L;
  private static final long MONTH = (1L << PER_MONTH) - 1;

  private HanafudaCards() {}

  /** Returns the pack of 48 cards. */
  public static Deck<HanafudaCard> pack() {
    return PACK;
  }

  /** Returns the set without cards. */
  public static CardSet<HanafudaCard> noCards() {
    return CardSet.empty(FAMILY);
  }

  /**
   * Returns the set of the cards of a text such as {@code "8B 1P1"}.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  public static CardSet<HanafudaCard> set(String codes) {
    return CardSet.copyOf(FAMILY, FAMILY.parseAll(codes));
  }

  /**
   * Returns the pile of the cards of a text such as {@code "8B 1P1"}, the first on top.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  public static CardList<HanafudaCard> list(String codes) {
    return CardList.copyOf(FAMILY, FAMILY.parseAll(codes));
  }

  /** Returns the cards of a month, 1 to 12. */
  public static CardSet<HanafudaCard> ofMonth(CardSet<HanafudaCard> cards, int month) {
    return CardSet.ofBits(FAMILY, cards.low() & MONTH << PER_MONTH * (month - 1), 0);
  }

  /** Returns the cards of a kind. */
  public static CardSet<HanafudaCard> ofKind(CardSet<HanafudaCard> cards, FlowerKind kind) {
    CardSet<HanafudaCard> ofKind = noCards();
    for (HanafudaCard card : cards) {
      ofKind = card.kind() == kind ? ofKind.with(card) : ofKind;
    }
    return ofKind;
  }

  /** Returns the cards whose months are among those of other cards. */
  public static CardSet<HanafudaCard> sharingMonth(
      CardSet<HanafudaCard> cards, CardSet<HanafudaCard> others) {
    long bits = others.low();
    long months = (bits | bits >>> 1 | bits >>> 2 | bits >>> 3) & FIRST_OF_MONTHS;
    return CardSet.ofBits(FAMILY, cards.low() & months * MONTH, 0);
  }

  /** Tells whether all four cards of some month are among the cards. */
  public static boolean hasWholeMonth(CardSet<HanafudaCard> cards) {
    long bits = cards.low();
    return (bits & bits >>> 1 & bits >>> 2 & bits >>> 3 & FIRST_OF_MONTHS) != 0;
  }

  /** Returns the cards of the months of which there are exactly some number of cards. */
  public static CardSet<HanafudaCard> inMonthsOf(CardSet<HanafudaCard> cards, int size) {
    long bits = cards.low();
    long pairs = (bits & ONES) + (bits >>> 1 & ONES);
    long counts = (pairs & TWOS) + (pairs >>> 2 & TWOS);
    long other = counts ^ size * FIRST_OF_MONTHS; // Zero in the months of that size.
    long months = ~(other | other >>> 1 | other >>> 2 | other >>> 3) & FIRST_OF_MONTHS;
    return CardSet.ofBits(FAMILY, bits & months * MONTH, 0);
  }
}
