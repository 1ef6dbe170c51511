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
  private static final int SUITS = Suit.values().length;

  /** The bit of the draw in the second word, after those of 16 plays that name suits. */
  static final long DRAW = 1L << SUITS * SUITS;

  /** The bit of the pass in the second word. */
  static final long PASS = DRAW << 1;

  private static final int TO_LOWEST = Rank.EIGHT.ordinal();
  private static final long LOWEST_OF_SUITS = 0x0001_0001_0001_0001L;
  private static final long EVERY_SUIT = 0xF;

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
        moves[Long.SIZE + SUITS * printed.ordinal() + named.ordinal()] =
            PlayNaming.of(seat, PlayingCard.of(Rank.EIGHT, printed), named);
      }
    }
    moves[Long.SIZE + Long.numberOfTrailingZeros(DRAW)] = Draw.of(seat);
    moves[Long.SIZE + Long.numberOfTrailingZeros(PASS)] = Pass.of(seat);
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
    long lowest = eights >>> TO_LOWEST & LOWEST_OF_SUITS;
    // From every sixteenth bit to every fourth, and then to the four suits that can be named.
    long fourths = lowest | lowest >>> 12 | lowest >>> 24 | lowest >>> 36;
    return (fourths & 0x1111) * EVERY_SUIT;
  }
}
