package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.fishing.Sums;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;

/** What a card captures by its rank or by its value; suits do not matter (SCO-3). */
final class Captures {
  private static final int FEWEST_IN_SUM = 2; // SCO-12

  private static final Sums SUMS = new Sums(Captures::valueInRules);

  /** Every pair capture, made once: by the seat, the card played and the suit captured. */
  private static final Capture[] PAIRS = new Capture[ScopaState.MOST_SEATS << 8];

  static {
    for (int seat = 0; seat < ScopaState.MOST_SEATS; seat++) {
      for (PlayingCard card : ScopaState.PACK.set()) {
        for (PlayingCard other : ofRank(ScopaState.PACK.set(), card.rank())) {
          PAIRS[placeOf(seat, card, other)] = new Capture(seat, card, noCards().with(other));
        }
      }
    }
  }

  private Captures() {}

  private static int placeOf(int seat, PlayingCard card, PlayingCard other) {
    return seat << 8 | card.index() << 2 | other.suit().ordinal();
  }

  private static int valueInRules(PlayingCard card) { // SCO-10
    if (card.isJoker()) {
      return 0;
    }
    return switch (card.rank()) {
      case JACK -> 8;
      case QUEEN -> 9;
      case KING -> 10;
      default -> 1 + card.rank().ordinal();
    };
  }

  /** Returns the value of a card of the pack. */
  static int value(PlayingCard card) {
    return SUMS.value(card);
  }

  /** Returns the sum of the values of some cards of the pack. */
  static int total(CardSet<PlayingCard> cards) {
    return SUMS.total(cards);
  }

  /** Returns the cards that can capture from a board by a pair or a sum. */
  static CardSet<PlayingCard> byPairOrSum(CardSet<PlayingCard> cards, CardSet<PlayingCard> board) {
    // Two cards of one value are of one rank, so a pair is a sum of one card.
    return SUMS.matching(cards, board);
  }

  /** Tells whether a card can capture some cards of a board by a pair or a sum. */
  static boolean canCapture(PlayingCard card, CardSet<PlayingCard> board) {
    return !byPairOrSum(noCards().with(card), board).isEmpty();
  }

  /**
   * Adds the pairs by suit (SCO-11), then the sums, those with the lowest cards first (SCO-12,
   * SCO-15).
   *
   * @param pairFirst whether a card that has a pair has no sums (SCO-14)
   */
  static void addPairsAndSums(
      MoveList.Builder<ScopaMove> moves,
      int seat,
      PlayingCard card,
      CardSet<PlayingCard> board,
      boolean pairFirst) {
    CardSet<PlayingCard> pairs = ofRank(board, card.rank());
    for (PlayingCard other : pairs) {
      moves.add(PAIRS[placeOf(seat, card, other)]);
    }
    if (pairFirst && !pairs.isEmpty()) {
      return;
    }
    Sums.Search sums = SUMS.among(board).sets(value(card), FEWEST_IN_SUM);
    while (sums.next()) {
      moves.add(new Capture(seat, card, sums.set()));
    }
  }
}
