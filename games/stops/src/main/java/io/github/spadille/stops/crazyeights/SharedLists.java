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

  private static final List<MoveList<CrazyEightsMove>> LISTS = lists();

  private SharedLists() {}

  /** Returns the plays of some eights, by eight and by suit named, and what can be done instead. */
  static MoveList<CrazyEightsMove> of(int seat, CardSet<PlayingCard> eights, Instead instead) {
    int set = 0;
    for (int suit = 0; suit < SUITS; suit++) {
      set |= eights.contains(EIGHTS[suit]) ? 1 << suit : 0;
    }
    return LISTS.get(((seat << SUITS) + set) * CHOICES + instead.ordinal());
  }

  private static List<MoveList<CrazyEightsMove>> lists() {
    List<MoveList<CrazyEightsMove>> lists = new ArrayList<>();
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      for (int set = 0; set < 1 << SUITS; set++) {
        for (Instead instead : Instead.values()) {
          lists.add(list(seat, set, instead));
        }
      }
    }
    return List.copyOf(lists);
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
