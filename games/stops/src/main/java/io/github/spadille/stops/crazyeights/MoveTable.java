package io.github.spadille.stops.crazyeights;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import java.util.Optional;

/**
 * The moves of each seat in the order in which they are listed, so that a list of moves is two
 * words: plays in the first; the plays that name suits, the draw and the pass in the second.
 */
final class MoveTable {
  /** The first play of an 8 of each suit stands at a multiple of this in the second word. */
  private static final int PER_SUIT = 16;

  /** The ranks of cards that name a suit; each has a place for every suit named, in this order. */
  private static final Rank[] NAMERS = {Rank.EIGHT, Rank.JACK, Rank.KING}; // CRE-10, CRE-10a

  private static final int PER_CARD = 4;
  private static final long LOWEST_OF_SUITS = 0x0001_0001_0001_0001L;
  private static final long EVERY_SUIT = 0xF;

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
        moves[card.index()] = new Play(seat, card, Optional.empty());
      }
    }
    for (Suit printed : Suit.values()) {
      for (int i = 0; i < NAMERS.length; i++) {
        for (Suit named : Suit.values()) {
          moves[Long.SIZE + PER_SUIT * printed.ordinal() + PER_CARD * i + named.ordinal()] =
              new Play(seat, PlayingCard.of(NAMERS[i], printed), Optional.of(named));
        }
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

  /** Returns the bits of the second word for the plays of eights, jacks and kings, as bits. */
  static long naming(long cards) {
    return (cards >>> Rank.EIGHT.ordinal() & LOWEST_OF_SUITS
            | cards >>> Rank.JACK.ordinal() - PER_CARD & LOWEST_OF_SUITS << PER_CARD
            | cards >>> Rank.KING.ordinal() - 2 * PER_CARD & LOWEST_OF_SUITS << 2 * PER_CARD)
        * EVERY_SUIT;
  }
}
