package io.github.spadille.engine.match;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.Table;

/** Which cards somebody has come to see since an earlier state of a match. */
final class ShownSince {
  private ShownSince() {}

  /**
   * Tells whether since an earlier state, on the way too, a card was shown to anybody which a seat
   * had not seen then, or cards were shuffled.
   */
  static <S extends GameState, M extends Move> boolean anyUnseenBy(
      int seat, Match<S, M> earlier, Match<S, M> now) {
    Table then = now.rules().table(earlier.state());
    Multiset<Card> own = seen(then, seat);
    for (Match<S, M> match = now; match.size() > earlier.size(); match = match.before()) {
      if (match.isChanceLast()) {
        return true;
      }
      M move = match.last().orElseThrow();
      for (Stage<S> stage : now.rules().stages(match.before().state(), move)) {
        Table table = now.rules().table(stage.state());
        for (int viewer = 0; viewer < now.setup().seats(); viewer++) {
          if (isShown(seen(table, viewer), seen(then, viewer), own)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Tells whether more of a card is seen than by the same viewer before, and than by the seat. */
  private static boolean isShown(Multiset<Card> now, Multiset<Card> then, Multiset<Card> own) {
    return now.elementSet().stream()
        .anyMatch(card -> now.count(card) > Math.max(then.count(card), own.count(card)));
  }

  private static Multiset<Card> seen(Table table, int seat) {
    Multiset<Card> seen = HashMultiset.create();
    for (SeenPile pile : table.seenBy(Viewer.seat(seat)).piles()) {
      for (SeenCard card : pile.cards()) {
        card.card().ifPresent(seen::add);
      }
    }
    return seen;
  }
}
