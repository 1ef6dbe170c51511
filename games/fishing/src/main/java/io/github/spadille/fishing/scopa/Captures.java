package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.fishing.Sums;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;

/** What a card captures by its rank or by its value; suits do not matter (SCO-3). */
final class Captures {
  /** The fewest cards of a sum (SCO-12). */
  private static final int SUM_SIZE = 2;

  private static final Sums SUMS = new Sums(Captures::valueOf);

  // The captures of one card, each made once: by seat, card and suit of the other.
  private static final Capture[] PAIRS = new Capture[Scopa.MOST_SEATS << 8];

  static {
    for (int seat = 0; seat < Scopa.MOST_SEATS; seat++) {
      for (PlayingCard card : Scopa.PACK.set()) {
        for (PlayingCard other : ofRank(Scopa.PACK.set(), card.rank())) {
          PAIRS[placeOf(seat, card, other)] = new Capture(seat, card, noCards().with(other));
        }
      }
    }
  }

  private Captures() {}

  private static int placeOf(int seat, PlayingCard card, PlayingCard other) {
    return seat << 8 | card.index() << 2 | other.suit().ordinal();
  }

  private static int valueOf(PlayingCard card) { // SCO-10
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
    return SUMS.total(cards.low());
  }

  /** Returns which of some cards can capture, as a pair or as a sum. */
  static CardSet<PlayingCard> captors(CardSet<PlayingCard> cards, CardSet<PlayingCard> board) {
    return SUMS.madeOf(cards, board); // A value has one rank, so a pair is a sum of one card.
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
    CardSet<PlayingCard> pairs = ofRank(board, card.rank());
    for (PlayingCard other : pairs) {
      moves.add(PAIRS[placeOf(seat, card, other)]);
    }
    if (pairFirst && !pairs.isEmpty()) {
      return;
    }
    long cards = board.low();
    int value = value(card);
    for (long sum = SUMS.first(cards, value, SUM_SIZE);
        sum != 0;
        sum = SUMS.next(cards, value, SUM_SIZE, sum)) {
      moves.add(new Capture(seat, card, CardSet.ofBits(FAMILY, sum, 0)));
    }
  }
}
