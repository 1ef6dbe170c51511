package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Puts all cards that are seen, or told of, where they should be, at once: where a hand has to
 * count so much, or a whole pile is seen, one card after the other would not do.
 */
final class Repair<S extends GameState, M extends Move> {
  private final Story<S, M> story;
  private final Set<Integer> amiss;
  private final Layout now;

  /** The cards that lie where they are seen. */
  private final boolean[] settled;

  private final List<Gap> gaps = new ArrayList<>();
  private final List<Mismatch.Swap> swaps;

  /** A card that should be seen at one of some places of a pile. */
  private record Gap(Card missing, int[] pile, int from, int to) {}

  /**
   * Finds out what is to be mended.
   *
   * @param table the table after the last move
   * @param now where the cards lie on it
   */
  Repair(Story<S, M> story, Mismatch<S, M> mismatch, Table table, Layout now) {
    this.story = story;
    this.amiss = new HashSet<>(mismatch.partners);
    this.swaps = List.copyOf(mismatch.swaps);
    this.now = now;
    this.settled = new boolean[story.cards.length];
    for (Pile pile : table.piles()) {
      mismatch.expected(pile).ifPresent(seen -> compare(pile, seen));
    }
  }

  private void compare(Pile pile, SeenPile seen) {
    int[] there = now.pile(story.names.number(pile));
    for (int i = 0; i < there.length; i++) {
      Optional<Card> should = seen.cards().get(i).card();
      if (should.isPresent()) {
        Gap gap =
            pile.isOrdered()
                ? new Gap(should.get(), there, i, i + 1)
                : new Gap(should.get(), there, 0, there.length);
        if (!isFilled(gap)) {
          gaps.add(gap);
        }
      }
    }
  }

  /** Tells whether the card that is missing lies there after all, and settles it. */
  private boolean isFilled(Gap gap) {
    for (int i = gap.from(); i < gap.to(); i++) {
      int card = gap.pile()[i];
      if (!settled[card] && story.cards[card].equals(gap.missing())) {
        settled[card] = true;
        return true;
      }
    }
    return false;
  }

  /** Mends what can be. */
  void mend(Attempt<S, M> attempt) {
    for (Gap gap : gaps) {
      boolean filled = isFilled(gap);
      for (int i = gap.from(); i < gap.to() && !filled; i++) {
        filled = fill(gap, gap.pile()[i], attempt);
      }
    }
    for (Mismatch.Swap swap : swaps) {
      if (!settled[swap.card()] && !settled[swap.instead()]) {
        attempt.exchange(swap.card(), swap.instead());
        settled[swap.card()] = true;
        settled[swap.instead()] = true;
      }
    }
  }

  private boolean fill(Gap gap, int place, Attempt<S, M> attempt) {
    if (settled[place] || !amiss.contains(place)) {
      return false;
    }
    for (int card = 0; card < story.cards.length; card++) {
      if (!settled[card]
          && story.cards[card].equals(gap.missing())
          && attempt.exchangeNow(card, place)) {
        now.exchange(card, place);
        settled[card] = true;
        return true;
      }
    }
    return false;
  }
}
