package io.github.spadille.testkit.law;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.testkit.subject.Secrets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Exchanges the cards that a viewer cannot see among themselves. */
final class Exchange {
  private record Place(String pile, int position) {}

  private Exchange() {}

  /** Returns a table with hidden cards exchanged at random; nothing if all stay where they are. */
  static Optional<Table> of(
      Table table, Secrets secrets, Viewer viewer, RandomGenerator generator) {
    Random random = new Random(generator.nextLong());
    Map<String, List<Card>> cards = new HashMap<>();
    for (List<Place> places : placesByBack(table, secrets, viewer)) {
      List<Card> hidden = new ArrayList<>();
      for (Place place : places) {
        hidden.add(table.pile(place.pile()).cards().get(place.position()));
      }
      Collections.shuffle(hidden, random);
      for (int i = 0; i < places.size(); i++) {
        Place place = places.get(i);
        cards
            .computeIfAbsent(place.pile(), name -> new ArrayList<>(table.pile(name).cards()))
            .set(place.position(), hidden.get(i));
      }
    }
    Table exchanged = table.withCards(cards);
    return Tables.samePiles(table, exchanged) ? Optional.empty() : Optional.of(exchanged);
  }

  /** Returns the hidden places; only cards that look the same from behind change places. */
  private static List<List<Place>> placesByBack(Table table, Secrets secrets, Viewer viewer) {
    Map<Object, List<Place>> places = new LinkedHashMap<>();
    Set<String> named = namedByFacts(table, secrets);
    for (Pile pile : table.piles()) {
      for (int i = 0; i < pile.size(); i++) {
        if (secrets.hides(table, pile, i, viewer) && !named.contains(pile.cards().get(i).code())) {
          places
              .computeIfAbsent(secrets.backOf(pile.cards().get(i)), back -> new ArrayList<>())
              .add(new Place(pile.name(), i));
        }
      }
    }
    return new ArrayList<>(places.values());
  }

  /** The codes of cards that a fact shows to all, wherever they lie. */
  private static Set<String> namedByFacts(Table table, Secrets secrets) {
    Set<String> named = new HashSet<>();
    for (Fact fact : table.facts()) {
      if (secrets.isOpen(fact)) {
        named.addAll(fact.words());
      }
    }
    return named;
  }
}
