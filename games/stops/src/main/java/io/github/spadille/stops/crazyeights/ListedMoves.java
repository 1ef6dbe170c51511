package io.github.spadille.stops.crazyeights;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Play;
import java.util.Optional;

/**
 * The moves of each seat in the order in which they are listed, so that a list of moves is two
 * words: plays in the first; the plays that name suits, the draw and the pass in the second.
 */
final class ListedMoves {
  /** The ranks of cards that name a suit. */
  private static final Rank[] NAMERS = {Rank.EIGHT, Rank.JACK, Rank.KING}; // CRE-10, CRE-10a

  // In the second word a suit has 16 places, a rank of namers 4 of these, each suit named one.
  private static final int PER_SUIT = 16;
  private static final int PER_CARD = 4;
  private static final long FIRST_OF_SUITS = 0x0001_0001_0001_0001L;
  private static final long EVERY_SUIT = 0xF;
  private static final int DRAW = 62;
  private static final int PASS = 63;

  private static final CrazyEightsMove[][] BY_SEAT = new CrazyEightsMove[Viewer.MAX_SEATS][];

  static {
    for (int seat = 0; seat < BY_SEAT.length; seat++) {
      BY_SEAT[seat] = table(seat);
    }
  }

  private ListedMoves() {}

  private static CrazyEightsMove[] table(int seat) {
    CrazyEightsMove[] moves = new CrazyEightsMove[2 * Long.SIZE];
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      if (!card.secondBack()) {
        moves[card.index()] = new Play(seat, card, Optional.empty());
      }
    }
    int place = Long.SIZE;
    for (Suit printed : Suit.values()) {
      for (Rank rank : NAMERS) {
        for (Suit named : Suit.values()) {
          moves[place++] = new Play(seat, PlayingCard.of(rank, printed), Optional.of(named));
        }
      }
      place += PER_SUIT - NAMERS.length * PER_CARD;
    }
    moves[Long.SIZE + DRAW] = Draw.of(seat);
    moves[Long.SIZE + PASS] = Pass.of(seat);
    return moves;
  }

  /**
   * Returns moves of a seat.
   *
   * @param plain the cards that it may play without naming a suit
   * @param naming the eights, jacks and kings that it may play naming any suit
   */
  static MoveList<CrazyEightsMove> list(
      int seat,
      CardSet<PlayingCard> plain,
      CardSet<PlayingCard> naming,
      boolean draw,
      boolean pass) {
    long others = (draw ? 1L << DRAW : 0) | (pass ? 1L << PASS : 0);
    return MoveList.ofPlaces(plain.low(), places(naming.low()) | others, BY_SEAT[seat]);
  }

  private static long places(long naming) {
    return (naming >>> Rank.EIGHT.ordinal() & FIRST_OF_SUITS
            | naming >>> Rank.JACK.ordinal() - PER_CARD & FIRST_OF_SUITS << PER_CARD
            | naming >>> Rank.KING.ordinal() - 2 * PER_CARD & FIRST_OF_SUITS << 2 * PER_CARD)
        * EVERY_SUIT;
  }
}
