package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.hasRank;
import static io.github.spadille.engine.card.PlayingCards.rankMask;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.fishing.Sums;
import io.github.spadille.fishing.scopa.ScopaMove.Capture;

/** What a card captures by its rank or by its value; suits do not matter (SCO-3). */
final class Captures {
  /** The fewest cards of a sum (SCO-12). */
  static final int SUM_SIZE = 2;

  private static final Sums SUMS = new Sums(Captures::valueOf);

  // The captures of one card of the same rank, made once: by seat, card and suit of the other.
  private static final int CARDS = Long.SIZE;
  private static final int SUITS = Suit.values().length;
  private static final Capture[] PAIRS = pairs();

  private Captures() {}

  private static int valueOf(PlayingCard card) { // SCO-10
    if (card.isJoker()) {
      return 0;
    }
    return switch (card.rank()) {
      case JACK -> 8;
      case QUEEN -> 9;
      case KING -> 10;
      default -> card.rank().compareTo(Rank.SEVEN) <= 0 ? 1 + card.rank().ordinal() : 0;
    };
  }

  private static Capture[] pairs() {
    Capture[] pairs = new Capture[Scopa.MOST_SEATS * CARDS * SUITS];
    for (int seat = 0; seat < Scopa.MOST_SEATS; seat++) {
      for (PlayingCard card : Scopa.PACK.set()) {
        for (Suit suit : Suit.values()) {
          CardSet<PlayingCard> other =
              CardSet.of(PlayingCard.FAMILY, PlayingCard.of(card.rank(), suit));
          pairs[placeOf(seat, card, suit.ordinal())] = new Capture(seat, card, other);
        }
      }
    }
    return pairs;
  }

  private static int placeOf(int seat, PlayingCard card, int suit) {
    return (seat * CARDS + card.index()) * SUITS + suit;
  }

  /** Returns the value of a card of the pack. */
  static int value(PlayingCard card) {
    return SUMS.value(card);
  }

  /** Returns the sum of the values of some cards of the pack. */
  static int total(CardSet<PlayingCard> cards) {
    return SUMS.total(cards.low());
  }

  /** Tells whether a card captures one card of its rank (SCO-11). */
  static boolean isPair(Capture capture) {
    CardSet<PlayingCard> captured = capture.captured();
    return captured.size() < SUM_SIZE && hasRank(captured, capture.card().rank());
  }

  /** Tells whether a card can capture among some cards, as a pair or as a sum. */
  static boolean exist(CardSet<PlayingCard> cards, PlayingCard card) {
    return (SUMS.reachable(cards.low()) >>> value(card) & 1) != 0; // A value has one rank.
  }

  /**
   * Returns which cards can capture among others, as a pair or as a sum.
   *
   * @param hand the cards that may capture, as bits like those of the result
   */
  static long captors(CardSet<PlayingCard> board, long hand) {
    long values = SUMS.reachable(board.low());
    long captors = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      long captor = Long.lowestOneBit(rest);
      captors |= captor & -(values >>> SUMS.valueAt(Long.numberOfTrailingZeros(rest)) & 1);
    }
    return captors;
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
      int suit = Long.numberOfTrailingZeros(rest) * SUITS / CARDS; // A suit is a quarter of them.
      moves.add(PAIRS[placeOf(seat, card, suit)]);
    }
    if (pairs != 0 && pairFirst) {
      return;
    }
    int value = value(card);
    for (long sum = SUMS.first(cards, value, SUM_SIZE);
        sum != 0;
        sum = SUMS.next(cards, value, SUM_SIZE, sum)) {
      moves.add(new Capture(seat, card, CardSet.ofBits(PlayingCard.FAMILY, sum, 0)));
    }
  }
}
