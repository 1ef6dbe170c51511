package io.github.spadille.tricktaking.fivehundred;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Discard;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.LeadJoker;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Nominate;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Pass;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Play;
import java.util.List;
import java.util.Optional;

/**
 * The moves of each seat in the order in which they are listed, so that a list of moves is two
 * words: a card in the first, anything else in the second.
 */
final class MoveTable {
  /** The leads of a joker that names a suit, by suit. */
  private static final int LEADS = 0;

  private static final int NOMINATIONS = LEADS + Suit.values().length;
  private static final int NO_SUIT = NOMINATIONS + Suit.values().length;

  /** The bids, the lowest first. */
  private static final int BIDS = NO_SUIT + 1;

  private static final int PASS = BIDS + Contract.values().length;

  /** The bit of the nomination of no suit in the second word. */
  static final long NO_SUIT_NOMINATED = 1L << NO_SUIT;

  /** The bits of all nominations in the second word. */
  static final long ALL_NOMINATIONS = (2L << NO_SUIT) - (1L << NOMINATIONS);

  private final FiveHundredMove[][] withPlays;
  private final FiveHundredMove[][] withDiscards;

  /**
   * Makes a table.
   *
   * @param seats the number of seats
   * @param bids what can be bid, the lowest first
   */
  MoveTable(int seats, List<Contract> bids) {
    withPlays = new FiveHundredMove[seats][];
    withDiscards = new FiveHundredMove[seats][];
    for (int seat = 0; seat < seats; seat++) {
      withPlays[seat] = others(seat, bids);
      withDiscards[seat] = others(seat, bids);
      for (PlayingCard card : PlayingCard.FAMILY.cards()) {
        if (card.index() < Long.SIZE) {
          withPlays[seat][card.index()] = Play.of(seat, card);
          withDiscards[seat][card.index()] = Discard.of(seat, card);
        }
      }
    }
  }

  private static FiveHundredMove[] others(int seat, List<Contract> bids) {
    FiveHundredMove[] moves = new FiveHundredMove[Long.SIZE + PASS + 1];
    for (Suit suit : Suit.values()) {
      moves[Long.SIZE + LEADS + suit.ordinal()] = LeadJoker.of(seat, PlayingCard.X1, suit);
      moves[Long.SIZE + NOMINATIONS + suit.ordinal()] = Nominate.of(seat, Optional.of(suit));
    }
    moves[Long.SIZE + NO_SUIT] = Nominate.of(seat, Optional.empty());
    for (int rank = 0; rank < bids.size(); rank++) {
      moves[Long.SIZE + BIDS + rank] = Bid.of(seat, bids.get(rank));
    }
    moves[Long.SIZE + PASS] = Pass.of(seat);
    return moves;
  }

  /**
   * Returns the bits of bids, and of a pass after them, in the second word.
   *
   * @param bids bit i for the bid with place i, from the lowest
   */
  static long bidsAndPass(long bids) {
    return bids << BIDS | 1L << PASS;
  }

  /**
   * Returns the bits of leads of a joker in the second word.
   *
   * @param suits those that may be named, bit i for the suit with ordinal i
   */
  static long leads(long suits) {
    return suits << LEADS;
  }

  /**
   * Returns moves of a seat.
   *
   * @param discards whether cards are discarded, not played
   * @param cards bit i for the card with index i
   * @param others the second word
   */
  MoveList<FiveHundredMove> list(int seat, boolean discards, long cards, long others) {
    return MoveList.ofPlaces(cards, others, (discards ? withDiscards : withPlays)[seat]);
  }
}
