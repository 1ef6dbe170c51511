package io.github.spadille.stops.crazyeights;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.PlayNaming;

/**
 * The moves of each seat in the order in which they are listed, so that a list of moves is two
 * words: plays in the first; the plays that name suits, the draw and the pass in the second.
 */
final class MoveTable {
  /** The first play of an 8 of each suit stands at a multiple of this in the second word. */
  private static final int PER_SUIT = 16;

  private static final long LOWEST_OF_SUITS = 0x0001_0001_0001_0001L;
  private static final long EVERY_SUIT = 0xF;
  private static final int TO_LOWEST = Rank.EIGHT.ordinal();

  private static final int DRAW_PLACE = 62;
  private static final int PASS_PLACE = 63;

  /** The bit of the draw in the second word. */
  static final long DRAW = 1L << DRAW_PLACE;

  /** The bit of the pass in the second word. */
  static final long PASS = 1L << PASS_PLACE;

  private static final CrazyEightsMove[][] BY_SEAT = new CrazyEightsMove[Viewer.MAX_SEATS][];

  static {
    for (int seat = 0; seat < BY_SEAT.length; seat++) {
      BY_SEAT[seat] = table(seat);
    }
  }

  private MoveTable() {}

  private static CrazyEightsMove[] table(int seat) {
    CrazyEightsMove[] moves = new CrazyEightsMove[2 * Long.SIZE];
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      if (!card.secondBack()) {
        moves[card.index()] = Play.of(seat, card);
      }
    }
    for (Suit printed : Suit.values()) {
      for (Suit named : Suit.values()) {
        moves[Long.SIZE + PER_SUIT * printed.ordinal() + named.ordinal()] =
            PlayNaming.of(seat, PlayingCard.of(Rank.EIGHT, printed), named);
      }
    }
    moves[Long.SIZE + DRAW_PLACE] = Draw.of(seat);
    moves[Long.SIZE + PASS_PLACE] = Pass.of(seat);
    return moves;
  }

  /**
   * Returns moves of a seat.
   *
   * @param plays the cards that may be played without naming a suit, with the first back, as bits
   * @param others {@link #naming}, {@link #DRAW} and {@link #PASS} as far as they are legal
   */
  static MoveList<CrazyEightsMove> list(int seat, long plays, long others) {
    return MoveList.ofPlaces(plays, others, BY_SEAT[seat]);
  }

  /** Returns the bits of the second word for the plays of some eights, given as bits. */
  static long naming(long eights) {
    return (eights >>> TO_LOWEST & LOWEST_OF_SUITS) * EVERY_SUIT;
  }
}
