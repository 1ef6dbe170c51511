package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.SeenTable;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A table as somebody sees it, in words: one viewer, or one who sees everything.
 *
 * @param heaps the piles by name, in the order of the rulebook
 * @param facts the facts by name, in the order of the rulebook
 */
record Layout(ImmutableMap<String, Heap> heaps, ImmutableMap<String, String> facts) {
  private static final ImmutableList<String> HAND_NUMBERS =
      ImmutableList.of("hand-no", "hand-number", "round");

  /** Returns a table with every secret. */
  static Layout of(Table table) {
    ImmutableMap.Builder<String, Heap> heaps = ImmutableMap.builder();
    for (Pile pile : table.piles()) {
      heaps.put(pile.name(), Heap.of(pile));
    }
    ImmutableMap.Builder<String, String> facts = ImmutableMap.builder();
    for (Fact fact : table.facts()) {
      facts.put(fact.name(), fact.value());
    }
    return new Layout(heaps.buildOrThrow(), facts.buildOrThrow());
  }

  /** Returns a table as a viewer sees it. */
  static Layout of(SeenTable view) {
    ImmutableMap.Builder<String, Heap> heaps = ImmutableMap.builder();
    for (SeenPile pile : view.piles()) {
      heaps.put(pile.name(), Heap.of(pile));
    }
    return new Layout(heaps.buildOrThrow(), view.facts());
  }

  /** Returns a pile, or an empty one if there is none of that name. */
  Heap heap(String name) {
    Heap heap = heaps.get(name);
    return heap == null
        ? new Heap(name, OptionalInt.empty(), false, true, ImmutableList.of())
        : heap;
  }

  /** Returns the number of the hand or round that is played, if the game counts them. */
  Optional<String> handNumber() {
    return HAND_NUMBERS.stream().filter(facts::containsKey).findFirst().map(facts::get);
  }
}
