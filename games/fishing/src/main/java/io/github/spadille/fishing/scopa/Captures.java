package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.rankMask;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.fishing.Sums;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;

/** What a card captures by its rank or by its value, whatever the suits (SCO-3). */
final class Captures {
  /** How many cards there are in a sum at least (SCO-12). */
  static final int SUM_SIZE = 2;

  private static final Sums SUMS = new Sums(Captures::valueOf);

  private Captures() {}

  private static int valueOf(PlayingCard card) { // SCO-10
    if (card.isJoker()) {
      return 0;
    }
    switch (card.rank()) {
      case JACK:
        return 8;
      case QUEEN:
        return 9;
      case KING:
        return 10;
      default:
        return card.rank().compareTo(Rank.SEVEN) <= 0 ? 1 + card.rank().ordinal() : 0;
    }
  }

  /** Returns the value of a card of the pack. */
  static int value(PlayingCard card) {
    return SUMS.value(card);
  }

  /** Returns the sum of the values of some cards of the pack. */
  static int total(CardSet<PlayingCard> cards) {
    return SUMS.total(cards.low());
  }

  /** Tells whether a card can capture among some cards, as a pair or as a sum. */
  static boolean exist(CardSet<PlayingCard> cards, PlayingCard card) {
    return hasRank(cards, card.rank()) || SUMS.exists(cards.low(), value(card), SUM_SIZE);
  }

  /**
   * Adds the pairs by suit (SCO-11), then the sums with their lowest cards first (SCO-12, SCO-15).
   *
   * @param pairFirst whether there are no sums where there is a pair (SCO-14)
   */
  static void addAll(
      MoveList.Builder<ScopaMove> moves,
      int seat,
      PlayingCard card,
      CardSet<PlayingCard> board,
      boolean pairFirst) {
    long cards = board.low();
    long pairs = cards & rankMask(card.rank());
    for (long rest = pairs; rest != 0; rest &= rest - 1) {
      moves.add(capture(seat, card, Long.lowestOneBit(rest)));
    }
    if (pairs != 0 && pairFirst) {
      return;
    }
    int value = value(card);
    for (long sum = SUMS.first(cards, value, SUM_SIZE);
        sum != 0;
        sum = SUMS.next(cards, value, SUM_SIZE, sum)) {
      moves.add(capture(seat, card, sum));
    }
  }

  private static Capture capture(int seat, PlayingCard card, long captured) {
    return new Capture(seat, card, CardSet.ofBits(PlayingCard.FAMILY, captured, 0));
  }
}
