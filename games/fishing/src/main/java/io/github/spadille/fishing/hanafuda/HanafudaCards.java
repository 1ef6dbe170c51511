package io.github.spadille.fishing.hanafuda;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCard.MONTHS;
import static io.github.spadille.fishing.hanafuda.HanafudaCard.PER_MONTH;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;

/** Months and kinds of collections of flower cards, for static import. */
public final class HanafudaCards {
  private static final Deck<HanafudaCard> PACK =
      Deck.of(FAMILY, FAMILY.cards()).named("hanafuda 48");
  private static final long FIRST_OF_MONTHS = 0x1111_1111_1111L;
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

  /**
   * Returns the bits of the cards of a month for {@link CardSet#low()}.
   *
   * @param month 1 to 12
   */
  public static long monthMask(int month) {
    return MONTH << PER_MONTH * (month - 1);
  }

  /** Returns the bits of the cards of a kind for {@link CardSet#low()}. */
  public static long kindMask(Kind kind) {
    long mask = 0;
    for (HanafudaCard card : FAMILY.cards()) {
      mask |= card.kind() == kind ? 1L << card.index() : 0;
    }
    return mask;
  }

  /** Returns the cards of a month, 1 to 12. */
  public static CardSet<HanafudaCard> ofMonth(CardSet<HanafudaCard> cards, int month) {
    return CardSet.ofBits(FAMILY, cards.low() & monthMask(month), 0);
  }

  /** Returns the number of cards of a month, 1 to 12. */
  public static int countMonth(CardSet<HanafudaCard> cards, int month) {
    return Long.bitCount(cards.low() & monthMask(month));
  }

  /** Returns the cards of a kind. */
  public static CardSet<HanafudaCard> ofKind(CardSet<HanafudaCard> cards, Kind kind) {
    return CardSet.ofBits(FAMILY, cards.low() & kindMask(kind), 0);
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

  /** Returns how many months have exactly some number of cards among the cards. */
  public static int countMonthsOf(CardSet<HanafudaCard> cards, int size) {
    int count = 0;
    for (int month = 1; month <= MONTHS; month++) {
      count += countMonth(cards, month) == size ? 1 : 0;
    }
    return count;
  }
}
