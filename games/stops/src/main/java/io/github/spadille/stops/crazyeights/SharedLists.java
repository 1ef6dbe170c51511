package io.github.spadille.stops.crazyeights;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Draw;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.Pass;
import io.github.spadille.stops.crazyeights.CrazyEightsMove.PlayNaming;
import java.util.ArrayList;
import java.util.List;

/** All lists of moves that are not plain plays; there are so few that each is made once. */
final class SharedLists {
  /** What a seat can do without a card. */
  enum Instead {
    /** Nothing: it must play. */
    NOTHING,
    /** Draw. */
    DRAW,
    /** Pass. */
    PASS
  }

  private static final int SUITS = Suit.values().length;
  private static final int CHOICES = Instead.values().length;
  private static final PlayingCard[] EIGHTS = new PlayingCard[SUITS];

  static {
    for (Suit suit : Suit.values()) {
      EIGHTS[suit.ordinal()] = PlayingCard.of(Rank.EIGHT, suit);
    }
  }

  /** The bits of the eights, moved to the lowest of their suits. */
  private static final int TO_LOWEST = Rank.EIGHT.ordinal();

  private static final long LOWEST_OF_SUITS = 0x0001_0001_0001_0001L;

  /** Moves the lowest bits of the suits side by side, the first of them to bit 48. */
  private static final long SIDE_BY_SIDE = 1L << 48 | 1L << 33 | 1L << 18 | 1L << 3;

  private static final MoveList<CrazyEightsMove>[] LISTS = lists();

  private SharedLists() {}

  /** Returns the plays of some eights, by eight and by suit named, and what can be done instead. */
  static MoveList<CrazyEightsMove> of(int seat, CardSet<PlayingCard> eights, Instead instead) {
    long lowest = eights.low() >>> TO_LOWEST & LOWEST_OF_SUITS;
    int set = (int) (lowest * SIDE_BY_SIDE >>> 48) & (1 << SUITS) - 1;
    return LISTS[((seat << SUITS) + set) * CHOICES + instead.ordinal()];
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Filled with lists of this game's moves.
  private static MoveList<CrazyEightsMove>[] lists() {
    List<MoveList<CrazyEightsMove>> lists = new ArrayList<>();
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      for (int set = 0; set < 1 << SUITS; set++) {
        for (Instead instead : Instead.values()) {
          lists.add(list(seat, set, instead));
        }
      }
    }
    return lists.toArray(new MoveList[0]);
  }

  private static MoveList<CrazyEightsMove> list(int seat, int set, Instead instead) {
    List<CrazyEightsMove> moves = new ArrayList<>();
    for (PlayingCard eight : EIGHTS) {
      for (Suit named : Suit.values()) {
        if ((set >> eight.suit().ordinal() & 1) != 0) {
          moves.add(PlayNaming.of(seat, eight, named));
        }
      }
    }
    if (instead != Instead.NOTHING) {
      moves.add(instead == Instead.DRAW ? Draw.of(seat) : Pass.of(seat));
    }
    CrazyEightsMove[] array = moves.toArray(new CrazyEightsMove[0]);
    return MoveList.ofRange(array, 0, array.length - 1);
  }
}
