package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.table.Pile;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the piles of a game as they appear: from 0 up those in which no order means anything, and
 * from 127 down those in order.
 */
final class PileNames {
  private static final int MOST = Byte.MAX_VALUE + 1;

  private final Map<String, Integer> numbers = new HashMap<>();
  private final @Nullable Pile[] piles = new Pile[MOST];
  private int ordered;

  /** Returns a copy that can be added to by itself. */
  PileNames copy() {
    PileNames copy = new PileNames();
    copy.numbers.putAll(numbers);
    System.arraycopy(piles, 0, copy.piles, 0, MOST);
    copy.ordered = ordered;
    return copy;
  }

  int number(Pile pile) {
    Integer known = numbers.get(pile.name());
    return known == null ? add(pile) : known;
  }

  private int add(Pile pile) {
    int count = numbers.size();
    if (count == MOST) {
      throw new IllegalStateException("more than " + MOST + " piles");
    }
    int number = pile.isOrdered() ? MOST - 1 - ordered : count - ordered;
    ordered += pile.isOrdered() ? 1 : 0;
    numbers.put(pile.name(), number);
    piles[number] = pile;
    return number;
  }

  /** Returns the number of a pile, or -1 if there was none of that name. */
  int number(String name) {
    return numbers.getOrDefault(name, -1);
  }

  private Pile pile(int number) {
    Pile pile = piles[number];
    if (pile == null) {
      throw new IllegalArgumentException("no pile " + number);
    }
    return pile;
  }

  String name(int number) {
    return pile(number).name();
  }

  /** Tells whether the order of a pile means something. */
  boolean isOrdered(int number) {
    return number >= MOST - ordered;
  }

  /** Returns how many piles are in order: the numbers that are as many less than 128, or fewer. */
  int ordered() {
    return ordered;
  }

  boolean isTopFirst(int number) {
    return pile(number).order() == Pile.Order.TOP_FIRST;
  }

  boolean isOf(int number, int seat) {
    return pile(number).owner().orElse(-1) == seat;
  }
}
