package io.github.spadille.engine.match;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;

/**
 * Whether somebody has come to see a card since an earlier state of a match.
 *
 * <p>The answer may be told to the seat that asks. So what others alone see is counted and not
 * named: it is the same whichever cards these are.
 */
final class ShownSince {
  private ShownSince() {}

  /**
   * Tells whether since an earlier state, on the way too, a seat has seen a card that it did not
   * see then, or others more cards that it does not see, or cards were shuffled.
   */
  static <S extends GameState, M extends Move> boolean anything(
      int seat, Match<S, M> earlier, Match<S, M> now) {
    Table then = now.rules().table(earlier.state());
    for (Match<S, M> match = now; match.size() > earlier.size(); match = match.before()) {
      if (match.isChanceLast()) {
        return true;
      }
      M move = match.last().orElseThrow();
      for (Stage<S> stage : now.rules().stages(match.before().state(), move)) {
        if (isMoreSeen(seat, now.setup().seats(), then, now.rules().table(stage.state()))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isMoreSeen(int seat, int seats, Table then, Table now) {
    SeenTable ownThen = then.seenBy(Viewer.seat(seat));
    SeenTable own = now.seenBy(Viewer.seat(seat));
    if (!Multisets.containsOccurrences(cards(ownThen), cards(own))) {
      return true;
    }
    for (int other = 0; other < seats; other++) {
      Viewer viewer = Viewer.seat(other);
      if (besides(now.seenBy(viewer), own) > besides(then.seenBy(viewer), ownThen)) {
        return true;
      }
    }
    return false;
  }

  private static Multiset<Card> cards(SeenTable table) {
    Multiset<Card> cards = HashMultiset.create();
    for (SeenPile pile : table.piles()) {
      for (SeenCard card : pile.cards()) {
        card.card().ifPresent(cards::add);
      }
    }
    return cards;
  }

  /** Returns how many cards one viewer sees in piles in which another sees fewer. */
  private static int besides(SeenTable one, SeenTable other) {
    int besides = 0;
    for (SeenPile pile : one.piles()) {
      besides += Math.max(0, seen(pile) - seen(other.pile(pile.name())));
    }
    return besides;
  }

  private static int seen(SeenPile pile) {
    int seen = 0;
    for (SeenCard card : pile.cards()) {
      seen += card.card().isPresent() ? 1 : 0;
    }
    return seen;
  }
}
