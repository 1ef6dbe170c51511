package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;

/** Which card lies at which place of a table, each card of several equal ones by its own number. */
final class Layout {
  private static final int[] EMPTY = {};

  private final int[][] piles = new int[Byte.MAX_VALUE + 1][];

  /** Returns the numbers of the cards of a pile, in the order of the table. */
  int[] pile(int number) {
    return piles[number] == null ? EMPTY : piles[number];
  }

  void set(int number, int[] cards) {
    piles[number] = cards;
  }

  /** Lets two cards change places. */
  void exchange(int a, int b) {
    for (int[] pile : piles) {
      if (pile != null) {
        for (int i = 0; i < pile.length; i++) {
          if (pile[i] == a) {
            pile[i] = b;
          } else if (pile[i] == b) {
            pile[i] = a;
          }
        }
      }
    }
  }

  /** Returns a copy that can be changed by itself. */
  Layout copy() {
    Layout copy = new Layout();
    for (int number = 0; number < piles.length; number++) {
      copy.piles[number] = piles[number] == null ? null : piles[number].clone();
    }
    return copy;
  }

  /** Returns for each card the number of its pile. */
  byte[] where(int cards) {
    byte[] where = new byte[cards];
    for (int number = 0; number < piles.length; number++) {
      if (piles[number] != null) {
        for (int card : piles[number]) {
          where[card] = (byte) number;
        }
      }
    }
    return where;
  }

  /** Lays out a table on which each card is a new one. */
  static Layout first(Table table, PileNames names) {
    Layout layout = new Layout();
    int next = 0;
    for (Pile pile : table.piles()) {
      int[] cards = new int[pile.size()];
      for (int i = 0; i < cards.length; i++) {
        cards[i] = next++;
      }
      layout.set(names.number(pile), cards);
    }
    return layout;
  }
}
