package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Play;

/**
 * The moves of each seat in the order in which they are listed, so that a list of moves is two
 * words: plays in the first, bids in the second.
 */
final class MoveTable {
  private static final OhHellMove[][] BY_SEAT = new OhHellMove[Viewer.MAX_SEATS][];

  static {
    for (int seat = 0; seat < BY_SEAT.length; seat++) {
      BY_SEAT[seat] = table(seat);
    }
  }

  private MoveTable() {}

  private static OhHellMove[] table(int seat) {
    OhHellMove[] moves = new OhHellMove[Long.SIZE + Bid.MANY];
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      if (!card.secondBack()) {
        moves[card.index()] = Play.of(seat, card);
      }
    }
    for (int tricks = 0; tricks < Bid.MANY; tricks++) {
      moves[Long.SIZE + tricks] = Bid.of(seat, tricks);
    }
    return moves;
  }

  /**
   * Returns moves of a seat.
   *
   * @param plays bit i for a play of the card with index i
   * @param bids bit i for a bid of i tricks
   */
  static MoveList<OhHellMove> list(int seat, long plays, long bids) {
    return MoveList.ofPlaces(plays, bids, BY_SEAT[seat]);
  }
}
