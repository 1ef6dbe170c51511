package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Follows the cards from one table to the next.
 *
 * <p>Of several equal cards each is followed by itself: those that stay in a pile stay in it, where
 * the order means something in the same order from the bottom, and the others go where an equal
 * card appears.
 */
final class CardTracker {
  private static final int NOBODY = -1;

  private final PileNames names;
  private final Card[] cards;
  private final boolean unique;
  private final Map<Card, Integer> numbers;

  CardTracker(PileNames names, Card[] cards) {
    this(names, cards, numbers(cards));
  }

  private CardTracker(PileNames names, Card[] cards, Map<Card, Integer> numbers) {
    this.names = names;
    this.cards = cards;
    this.numbers = numbers;
    this.unique = numbers.size() == cards.length;
  }

  private static Map<Card, Integer> numbers(Card[] cards) {
    Map<Card, Integer> numbers = new HashMap<>();
    for (int i = 0; i < cards.length; i++) {
      numbers.put(cards[i], i);
    }
    return numbers;
  }

  /** Returns what follows the same cards among piles with other numbers. */
  CardTracker with(PileNames others) {
    return new CardTracker(others, cards, numbers);
  }

  /** Tells whether no card occurs twice. */
  boolean isUnique() {
    return unique;
  }

  /** Returns where each card lies on the next table. */
  Layout next(Layout before, Table table) {
    Layout after = new Layout();
    if (unique) {
      for (Pile pile : table.piles()) {
        ImmutableList<Card> codes = pile.cards();
        int[] there = new int[codes.size()];
        for (int i = 0; i < there.length; i++) {
          there[i] = numbers.getOrDefault(codes.get(i), NOBODY);
        }
        after.set(names.number(pile), there);
      }
      return after;
    }
    boolean[] found = new boolean[cards.length];
    for (Pile pile : table.piles()) {
      after.set(names.number(pile), staying(before.pile(names.number(pile)), pile, found));
    }
    Map<Card, Deque<Integer>> moved = new HashMap<>();
    for (int card = 0; card < cards.length; card++) {
      if (!found[card]) {
        moved.computeIfAbsent(cards[card], c -> new ArrayDeque<>()).add(card);
      }
    }
    for (Pile pile : table.piles()) {
      int[] there = after.pile(names.number(pile));
      for (int i = 0; i < there.length; i++) {
        if (there[i] == NOBODY) {
          there[i] = moved.getOrDefault(pile.cards().get(i), new ArrayDeque<>()).remove();
        }
      }
    }
    return after;
  }

  private int[] staying(int[] before, Pile pile, boolean[] found) {
    ImmutableList<Card> codes = pile.cards();
    int[] there = new int[codes.size()];
    Arrays.fill(there, NOBODY);
    if (pile.isOrdered()) {
      int shift = bestShift(before, codes, pile.order() == Pile.Order.TOP_FIRST);
      for (int i = 0; i < there.length; i++) {
        int from = i + shift;
        if (from >= 0 && from < before.length && cards[before[from]].equals(codes.get(i))) {
          there[i] = before[from];
          found[before[from]] = true;
        }
      }
    }
    for (int i = 0; i < there.length; i++) {
      for (int k = 0; there[i] == NOBODY && k < before.length; k++) {
        if (!found[before[k]] && cards[before[k]].equals(codes.get(i))) {
          there[i] = before[k];
          found[before[k]] = true;
        }
      }
    }
    return there;
  }

  /** Returns by how much the most cards of a pile moved; if several, as if the bottom stayed. */
  private int bestShift(int[] before, ImmutableList<Card> after, boolean topFirst) {
    int bottom = topFirst ? before.length - after.size() : 0;
    int best = bottom;
    int most = matches(before, after, bottom);
    for (int shift = -after.size() + 1; shift < before.length && most < after.size(); shift++) {
      int matches = matches(before, after, shift);
      if (matches > most) {
        most = matches;
        best = shift;
      }
    }
    return best;
  }

  private int matches(int[] before, ImmutableList<Card> after, int shift) {
    int matches = 0;
    for (int i = Math.max(0, -shift); i < after.size() && i + shift < before.length; i++) {
      if (cards[before[i + shift]].equals(after.get(i))) {
        matches++;
      }
    }
    return matches;
  }
}
