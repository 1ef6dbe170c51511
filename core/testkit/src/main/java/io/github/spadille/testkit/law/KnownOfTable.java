package io.github.spadille.testkit.law;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.knowledge.Knowledge;
import io.github.spadille.engine.knowledge.Knowledge.Place;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Holds what is known of the places of cards against a table. */
final class KnownOfTable {
  private final Knowledge knowledge;
  private final Viewer viewer;

  KnownOfTable(Knowledge knowledge, Viewer viewer) {
    this.knowledge = knowledge;
    this.viewer = viewer;
  }

  /** Returns what is said to be otherwise than it is on a table. */
  Optional<String> difference(Table table) {
    Set<String> said = new LinkedHashSet<>();
    for (Place place : knowledge.places()) {
      said.add(place.pile());
    }
    Set<String> hidden = new LinkedHashSet<>();
    for (Pile pile : table.piles()) {
      if (!faceDown(pile).isEmpty()) {
        hidden.add(pile.name());
      }
    }
    if (!said.equals(hidden)) {
      return Optional.of("cards lie face down in " + hidden + ", it knows of " + said);
    }
    Multiset<Card> unknown = HashMultiset.create();
    for (Place place : knowledge.places()) {
      Optional<String> difference = difference(place, table.pile(place.pile()), unknown);
      if (difference.isPresent()) {
        return difference.map(why -> "of " + place.pile() + " " + why);
      }
    }
    return unknown.equals(HashMultiset.create(knowledge.unseen()))
        ? Optional.empty()
        : Optional.of("not known are " + unknown + ", it is said " + knowledge.unseen());
  }

  private Multiset<Card> faceDown(Pile pile) {
    Multiset<Card> faceDown = HashMultiset.create();
    for (int i = 0; i < pile.size(); i++) {
      if (!pile.audiences().get(i).includes(viewer)) {
        faceDown.add(pile.cards().get(i));
      }
    }
    return faceDown;
  }

  private Optional<String> difference(Place place, Pile pile, Multiset<Card> unknown) {
    Multiset<Card> faceDown = faceDown(pile);
    Multiset<Card> known = HashMultiset.create(place.known());
    if (place.faceDown() != faceDown.size()) {
      return Optional.of("it counts " + place.faceDown() + " cards, not " + faceDown.size());
    }
    if (!Multisets.containsOccurrences(faceDown, known)) {
      return Optional.of("it knows " + known + ", but there lie " + faceDown);
    }
    Multiset<Card> others = Multisets.difference(faceDown, known);
    if (!place.possible().containsAll(others.elementSet())) {
      return Optional.of("it thinks " + place.possible() + " possible, but there lie " + others);
    }
    for (ImmutableSet<Card> some : place.oneOf()) {
      if (Collections.disjoint(some, pile.cards())) {
        return Optional.of("it knows one of " + some + ", but there lie " + pile.cards());
      }
    }
    unknown.addAll(others);
    return Optional.empty();
  }
}
