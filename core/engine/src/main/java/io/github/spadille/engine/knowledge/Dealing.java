package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/**
 * Finds out where a shuffle puts each of its cards when equal cards cannot be told apart: it
 * exchanges two that differ and looks where they went.
 */
final class Dealing {
  private final PileNames names;
  private final Card[] cards;
  private final Function<List<Integer>, Table> deal;
  private final Table dealt;
  private final Layout layout;
  private final boolean[] settled;

  /**
   * Prepares for a shuffle.
   *
   * @param deal returns the table after a shuffle of the cards with these numbers
   * @param dealt the table after the shuffle as it was
   * @param layout the same table, right but for equal cards
   */
  Dealing(
      PileNames names,
      Card[] cards,
      Function<List<Integer>, Table> deal,
      Table dealt,
      Layout layout) {
    this.names = names;
    this.cards = cards;
    this.deal = deal;
    this.dealt = dealt;
    this.layout = layout;
    this.settled = new boolean[cards.length];
  }

  /**
   * Corrects the layout.
   *
   * @param shuffled the numbers of the cards in the order of the shuffle
   */
  void correct(List<Integer> shuffled) {
    Arrays.fill(settled, true);
    shuffled.forEach(card -> settled[card] = false);
    for (int i = 0; i < shuffled.size(); i++) {
      int card = shuffled.get(i);
      for (int away = 1; away < shuffled.size() && !settled[card]; away++) {
        int other = (i + away) % shuffled.size();
        int instead = shuffled.get(other);
        if (!cards[card].equals(cards[instead])) {
          List<Integer> exchanged = new ArrayList<>(shuffled);
          Collections.swap(exchanged, i, other);
          settle(card, instead, deal.apply(exchanged));
        }
      }
    }
  }

  /** Sees to it that a card lies in the pile, or at the place, which it left for another. */
  private void settle(int card, int instead, Table other) {
    if (differences(other) > 2) {
      return; // Another card led to another deal, which shows nothing.
    }
    for (Pile pile : dealt.piles()) {
      List<Card> before = pile.cards();
      List<Card> after = other.pile(pile.name()).cards();
      int[] there = layout.pile(names.number(pile));
      boolean left = !pile.isOrdered() && count(before, cards[card]) > count(after, cards[card]);
      for (int i = 0; i < there.length; i++) {
        boolean here =
            pile.isOrdered()
                ? !settled[there[i]]
                    && before.get(i).equals(cards[card])
                    && after.get(i).equals(cards[instead])
                : left && before.get(i).equals(cards[card]) && !settled[there[i]];
        if (here) {
          layout.exchange(there[i], card);
          settled[card] = true;
          return;
        }
      }
    }
  }

  /** Counts the places where another card lies. */
  private int differences(Table other) {
    int differences = 0;
    for (Pile pile : dealt.piles()) {
      if (!other.hasPile(pile.name()) || other.pile(pile.name()).size() != pile.size()) {
        return Integer.MAX_VALUE;
      }
      List<Card> before = pile.cards();
      List<Card> after = new ArrayList<>(other.pile(pile.name()).cards());
      for (int i = 0; i < before.size(); i++) {
        boolean same =
            pile.isOrdered() ? before.get(i).equals(after.get(i)) : after.remove(before.get(i));
        differences += same ? 0 : 1;
      }
    }
    return differences;
  }

  private static int count(List<Card> cards, Card card) {
    return Collections.frequency(cards, card);
  }
}
