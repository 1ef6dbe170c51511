package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.table.Pile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers the piles of a game as they appear. */
final class PileNames {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Pile> piles = new ArrayList<>();

  /** Returns a copy that can be added to by itself. */
  PileNames copy() {
    PileNames copy = new PileNames();
    copy.numbers.putAll(numbers);
    copy.piles.addAll(piles);
    return copy;
  }

  int number(Pile pile) {
    Integer known = numbers.get(pile.name());
    if (known == null) {
      known = piles.size();
      numbers.put(pile.name(), known);
      piles.add(pile);
      if (known > Byte.MAX_VALUE) {
        throw new IllegalStateException("more than " + Byte.MAX_VALUE + " piles");
      }
    }
    return known;
  }

  /** Returns the number of a pile, or -1 if there was none of that name. */
  int number(String name) {
    return numbers.getOrDefault(name, -1);
  }

  String name(int number) {
    return piles.get(number).name();
  }

  boolean isOrdered(int number) {
    return piles.get(number).isOrdered();
  }

  boolean isTopFirst(int number) {
    return piles.get(number).order() == Pile.Order.TOP_FIRST;
  }

  boolean isOf(int number, int seat) {
    return piles.get(number).owner().orElse(-1) == seat;
  }
}
