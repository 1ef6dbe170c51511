package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.table.Pile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the piles of a game as they appear, from 0 to 127: even numbers are piles in which no
 * order means anything, odd ones those in order.
 */
final class PileNames {
  private static final int KINDS = 2;

  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<@Nullable Pile> piles = new ArrayList<>();

  /** The next number of each kind. */
  private final int[] next = {0, 1};

  /** Returns a copy that can be added to by itself. */
  PileNames copy() {
    PileNames copy = new PileNames();
    copy.numbers.putAll(numbers);
    copy.piles.addAll(piles);
    System.arraycopy(next, 0, copy.next, 0, KINDS);
    return copy;
  }

  int number(Pile pile) {
    Integer known = numbers.get(pile.name());
    return known == null ? add(pile) : known;
  }

  private int add(Pile pile) {
    int kind = pile.isOrdered() ? 1 : 0;
    int number = next[kind];
    if (number > Byte.MAX_VALUE) {
      throw new IllegalStateException("more than " + (Byte.MAX_VALUE + 1) / KINDS + " piles");
    }
    next[kind] += KINDS;
    numbers.put(pile.name(), number);
    while (piles.size() <= number) {
      piles.add(null);
    }
    piles.set(number, pile);
    return number;
  }

  /** Returns the number of a pile, or -1 if there was none of that name. */
  int number(String name) {
    return numbers.getOrDefault(name, -1);
  }

  private Pile pile(int number) {
    Pile pile = piles.get(number);
    if (pile == null) {
      throw new IllegalArgumentException("no pile " + number);
    }
    return pile;
  }

  String name(int number) {
    return pile(number).name();
  }

  /** Tells whether the order of a pile means something. */
  static boolean isOrdered(int number) {
    return (number & 1) != 0;
  }

  boolean isTopFirst(int number) {
    return pile(number).order() == Pile.Order.TOP_FIRST;
  }

  boolean isOf(int number, int seat) {
    return pile(number).owner().orElse(-1) == seat;
  }
}
