package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCards.jokerMask;
import static io.github.spadille.engine.card.PlayingCards.rankMask;
import static io.github.spadille.engine.card.PlayingCards.suitMask;

import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;

/** Which cards match a card, apart from the eights, which match every card. */
final class Matching {
  private static final long EVERY_CARD = -1L;
  private static final long[] BY_INDEX = byIndex();

  private Matching() {}

  /**
   * Returns the cards, with the first back, that may be played where a card is to be matched.
   *
   * @param eights the cards that count as eights, as bits; they may always be played (CRE-10)
   */
  static CardSet<PlayingCard> with(PlayingCard toMatch, long eights) {
    return CardSet.ofBits(PlayingCard.FAMILY, BY_INDEX[toMatch.index()] | eights, 0);
  }

  private static long[] byIndex() {
    long[] matching = new long[CardFamily.MAX_SIZE];
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      matching[card.index()] =
          card.isJoker()
              ? EVERY_CARD // CRE-12
              : suitMask(card.suit()) | rankMask(card.rank()) | jokerMask(); // CRE-8, CRE-13
    }
    return matching;
  }
}
