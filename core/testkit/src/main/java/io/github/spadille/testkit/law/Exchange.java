package io.github.spadille.testkit.law;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.testkit.subject.Secrets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;

/** Exchanges the cards that a viewer cannot see among themselves. */
final class Exchange {
  private record Place(String pile, int position) {}

  /** What is known of a card that lies face down: its back, and what open facts tell of it. */
  private record Known(Object back, List<String> told) {}

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

  /** Returns the hidden places; only cards that nobody can tell apart change places. */
  private static List<List<Place>> placesByBack(Table table, Secrets secrets, Viewer viewer) {
    Map<Known, List<Place>> places = new LinkedHashMap<>();
    for (Pile pile : table.piles()) {
      for (int i = 0; i < pile.size(); i++) {
        if (secrets.hides(table, pile, i, viewer)) {
          Card card = pile.cards().get(i);
          places
              .computeIfAbsent(
                  new Known(secrets.backOf(card), secrets.told(table, card)),
                  known -> new ArrayList<>())
              .add(new Place(pile.name(), i));
        }
      }
    }
    return new ArrayList<>(places.values());
  }
}
