package io.github.spadille.terminal;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;

/**
 * Which cards come into sight while one move is told, and which of them need not be told because
 * they were named.
 *
 * <p>A card that was named once is not told again when it moves on. An equal card of another pack
 * is another card, and is told.
 */
final class Sight {
  /** What was named so far. */
  private final Multiset<Card> named = HashMultiset.create();

  /** What was named and has not come into sight yet. */
  private final Multiset<Card> awaited = HashMultiset.create();

  private Layout now;

  /** Begins with what is seen before the move. */
  Sight(Layout before) {
    this.now = before;
  }

  /** Notes the cards that are named among the parameters of a phrase. */
  void name(Iterable<?> parameters) {
    Multiset<Card> cards = HashMultiset.create();
    collect(cards, parameters);
    Multiset<Card> seen = now.cards();
    for (Card card : cards.elementSet()) {
      int unseen = seen.contains(card) ? 0 : cards.count(card);
      // The move and a stage may name the same card.
      awaited.setCount(card, Math.max(awaited.count(card), unseen));
    }
    named.addAll(cards);
  }

  private static void collect(Multiset<Card> cards, Iterable<?> parameters) {
    for (Object parameter : parameters) {
      if (parameter instanceof Card card) {
        cards.add(card);
      } else if (parameter instanceof Iterable<?> several) {
        collect(cards, several);
      } else if (parameter instanceof Phrase phrase) {
        collect(cards, phrase.arguments());
      } else if (parameter instanceof Phrased phrased) {
        collect(cards, phrased.phrase().arguments());
      }
    }
  }

  /** A pile with cards that are to be told. */
  record Shown(Heap heap, ImmutableList<Card> cards) {}

  /** Goes on to what is seen next; returns what came to each pile and was not named. */
  ImmutableList<Shown> next(Layout next) {
    Multiset<Card> fresh = HashMultiset.create(Multisets.difference(next.cards(), now.cards()));
    ImmutableList.Builder<Shown> shown = ImmutableList.builder();
    for (Heap heap : next.heaps().values()) {
      ImmutableList.Builder<Card> untold = ImmutableList.builder();
      for (Card card : heap.shownSince(now.heap(heap.name()))) {
        boolean told = fresh.remove(card) ? awaited.remove(card) : named.contains(card);
        if (!told) {
          untold.add(card);
        }
      }
      ImmutableList<Card> cards = untold.build();
      if (!cards.isEmpty()) {
        shown.add(new Shown(heap, cards));
      }
    }
    now = next;
    return shown.build();
  }
}
