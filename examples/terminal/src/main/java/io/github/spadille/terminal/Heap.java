package io.github.spadille.terminal;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.SeenCard;
import io.github.spadille.engine.table.SeenPile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * A pile as somebody sees it, in words.
 *
 * @param name as in the rulebook
 * @param owner the seat that the pile belongs to, if any
 * @param ordered whether the order of the cards means something
 * @param open whether everybody sees every card
 * @param cards the codes, or {@code ??}
 */
record Heap(
    String name, OptionalInt owner, boolean ordered, boolean open, ImmutableList<String> cards) {
  /** What stands for a card that is not seen. */
  static final String HIDDEN = SeenCard.FACE_DOWN.toString();

  /** Returns a pile as somebody sees it who sees everything. */
  static Heap of(Pile pile) {
    ImmutableList.Builder<String> codes = ImmutableList.builder();
    pile.cards().forEach(card -> codes.add(card.code()));
    boolean open = pile.audiences().stream().allMatch(Audience.ALL::equals);
    return new Heap(pile.name(), pile.owner(), pile.isOrdered(), open, codes.build());
  }

  /** Returns a pile as a viewer sees it. */
  static Heap of(SeenPile pile) {
    ImmutableList.Builder<String> codes = ImmutableList.builder();
    pile.cards().forEach(card -> codes.add(card.toString()));
    ImmutableList<String> cards = codes.build();
    boolean open = pile.owner().isEmpty() && !cards.contains(HIDDEN);
    return new Heap(pile.name(), pile.owner(), pile.order() != Pile.Order.NONE, open, cards);
  }

  boolean isEmpty() {
    return cards.isEmpty();
  }

  /** Returns the cards that are here and were not there before. */
  List<String> gainedSince(Heap before) {
    Multiset<String> old = HashMultiset.create(before.cards);
    List<String> gained = new ArrayList<>();
    for (String card : cards) {
      if (!old.remove(card)) {
        gained.add(card);
      }
    }
    return gained;
  }

  /** Returns the cards in words: {@code 7d 8c}, {@code 7d + 3 face down}, {@code -}. */
  String text() {
    return cards.isEmpty() ? "-" : text(cards, ordered);
  }

  /** Returns some cards in words. */
  static String text(List<String> cards, boolean ordered) {
    int hidden = Collections.frequency(cards, HIDDEN);
    if (hidden == cards.size()) {
      return hidden + " face down";
    }
    if (hidden == 0 || ordered) {
      return String.join(" ", cards);
    }
    List<String> seen = new ArrayList<>(cards);
    seen.removeIf(HIDDEN::equals);
    return String.join(" ", seen) + " + " + hidden + " face down";
  }
}
