package io.github.spadille.webtable;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.View;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.seat.Viewer;

/**
 * Says when a move may still be taken back: as long as nobody has come to see a card since which
 * the player did not see before it.
 */
final class TakingBack {
  /** So many moves are looked at: nobody takes back what lies longer ago. */
  private static final int FARTHEST = 40;

  private TakingBack() {}

  /** Tells whether a seat may ask to take back its last move. */
  static <S extends GameState, M extends Move> boolean isPossible(Match<S, M> match, int seat) {
    Match<S, M> before = match;
    int steps = 0;
    do {
      if (!before.canUndo() || steps++ == FARTHEST) {
        return false;
      }
      if (before.last().orElseThrow().isChance()) {
        return false;
      }
      if (before.last().orElseThrow().seat() == seat) {
        return noneSeen(match, before.undo(), seat);
      }
      before = before.undo();
    } while (true);
  }

  private static <S extends GameState, M extends Move> boolean noneSeen(
      Match<S, M> match, Match<S, M> before, int seat) {
    Multiset<String> known = cards(before.viewFor(Viewer.seat(seat)));
    for (int other = -1; other < match.setup().seats(); other++) {
      Viewer viewer = other < 0 ? Viewer.bystander() : Viewer.seat(other);
      Multiset<String> then = cards(before.viewFor(viewer));
      Multiset<String> seen = HashMultiset.create();
      for (Match<S, M> each = match; each.size() > before.size(); each = each.undo()) {
        for (View stage : each.stagesFor(viewer)) {
          seen = HashMultiset.create(Multisets.union(seen, cards(stage)));
        }
      }
      if (!Multisets.containsOccurrences(known, Multisets.difference(seen, then))) {
        return false;
      }
    }
    return true;
  }

  private static Multiset<String> cards(View view) {
    Multiset<String> cards = HashMultiset.create();
    view.table()
        .piles()
        .forEach(
            pile ->
                pile.cards()
                    .forEach(
                        card -> {
                          if (card != null) {
                            cards.add(card.toString());
                          }
                        }));
    return cards;
  }
}
