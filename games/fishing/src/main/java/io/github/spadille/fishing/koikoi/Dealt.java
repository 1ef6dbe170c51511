package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.fishing.hanafuda.HanafudaCard;

/**
 * The cards of a round as they are dealt.
 *
 * @param other the hand of the seat that does not deal
 * @param field the open cards
 * @param dealer the hand of the dealer
 * @param stock what is left
 */
record Dealt(
    CardSet<HanafudaCard> other,
    CardSet<HanafudaCard> field,
    CardSet<HanafudaCard> dealer,
    CardList<HanafudaCard> stock) {
  static final int HAND_SIZE = 8;
  private static final int BATCH = 2;
  private static final int PLACES = 3;

  /** Deals two cards at a time to the other seat, the field and the dealer. */
  static Dealt of(CardList<HanafudaCard> pack) { // KOI-7
    long[] places = new long[PLACES];
    for (int i = 0; i < PLACES * HAND_SIZE; i++) {
      places[i / BATCH % PLACES] |= 1L << pack.indexAt(i);
    }
    return new Dealt(
        CardSet.ofBits(FAMILY, places[0], 0),
        CardSet.ofBits(FAMILY, places[1], 0),
        CardSet.ofBits(FAMILY, places[2], 0),
        pack.draw(PLACES * HAND_SIZE));
  }

  /**
   * Returns the seat that deals the first round: that with the earlier month, or with the better
   * card of the same month; {@link KoiKoiState#NOBODY} if the lots are equal.
   */
  static int firstDealer(HanafudaCard first, HanafudaCard second) { // KOI-5
    if (first.month() != second.month()) {
      return first.month() < second.month() ? 0 : 1;
    }
    if (first.kind() == second.kind()) {
      return KoiKoiState.NOBODY;
    }
    return first.kind().value() > second.kind().value() ? 0 : 1;
  }
}
