package io.github.spadille.terminal;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A table as somebody sees it: one viewer, or one who looks over the shoulders of all players.
 *
 * @param heaps the piles by name, in the order of the rulebook
 * @param facts the facts, in the order of the rulebook
 * @param scores the scores, by seat
 */
record Layout(
    ImmutableMap<String, Heap> heaps, ImmutableList<SeenFact> facts, ImmutableLongArray scores) {

  /** Returns what one sees of a table who sees all that any player sees. */
  static Layout of(Table table, GameState state) {
    ImmutableMap.Builder<String, Heap> heaps = ImmutableMap.builder();
    for (Pile pile : table.piles()) {
      heaps.put(pile.name(), Heap.of(pile));
    }
    ImmutableList.Builder<SeenFact> facts = ImmutableList.builder();
    for (Fact fact : table.facts()) {
      facts.add(new SeenFact(fact.name(), fact.type(), fact.isEach(), fact.value()));
    }
    return new Layout(heaps.buildOrThrow(), facts.build(), state.scores());
  }

  /** Returns what a viewer sees now. */
  static <S extends GameState> Layout of(Match<S, ?> match, Viewer viewer) {
    return of(match.rules().table(match.state()).seenBy(viewer), match.state());
  }

  /** Returns what a viewer sees of a table. */
  static Layout of(SeenTable table, GameState state) {
    ImmutableMap.Builder<String, Heap> heaps = ImmutableMap.builder();
    for (SeenPile pile : table.piles()) {
      heaps.put(pile.name(), Heap.of(pile));
    }
    return new Layout(heaps.buildOrThrow(), table.typedFacts(), state.scores());
  }

  /** Returns all cards that are seen. */
  Multiset<Card> cards() {
    Multiset<Card> cards = HashMultiset.create();
    for (Heap heap : heaps.values()) {
      heap.cards().forEach(seen -> seen.card().ifPresent(cards::add));
    }
    return cards;
  }

  /** Returns the text of a fact; nothing if there is none of that name, or it is not seen. */
  Optional<String> fact(String name) {
    return facts.stream().filter(fact -> fact.name().equals(name)).map(SeenFact::value).findFirst();
  }

  /** Returns what is awaited. */
  String phase() {
    return fact("phase").orElse("-");
  }

  /** Returns a pile, or an empty one if there is none of that name. */
  Heap heap(String name) {
    Heap heap = heaps.get(name);
    return heap == null
        ? new Heap(name, OptionalInt.empty(), Pile.Order.NONE, ImmutableList.of())
        : heap;
  }
}
