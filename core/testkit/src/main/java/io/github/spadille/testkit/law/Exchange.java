package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Secrets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;

/** Exchanges the cards that a viewer cannot see among themselves. */
final class Exchange {
  /** So many cards from an end of a pile are where rules look: the next card and the one after. */
  private static final int DEPTH = 2;

  private record Place(String pile, int position) {}

  private final Table table;

  /** The hidden places; only cards that nobody can tell apart change places. */
  private final Collection<List<Place>> groups;

  private Exchange(
      Table table, Secrets secrets, Viewer viewer, BiFunction<Table, Card, Object> known) {
    this.table = table;
    Map<Object, List<Place>> places = new LinkedHashMap<>();
    for (Pile pile : table.piles()) {
      for (int i = 0; i < pile.size(); i++) {
        if (secrets.hides(table, pile, i, viewer)) {
          places
              .computeIfAbsent(known.apply(table, pile.cards().get(i)), it -> new ArrayList<>())
              .add(new Place(pile.name(), i));
        }
      }
    }
    this.groups = places.values();
  }

  /** Exchanges cards of which the viewer knows the same: their backs, and what open facts tell. */
  static Exchange among(Table table, Secrets secrets, Viewer viewer) {
    return new Exchange(
        table,
        secrets,
        viewer,
        (on, card) -> ImmutableList.of(secrets.backOf(card), secrets.told(on, card)));
  }

  /** Exchanges cards with the same back, whatever open facts tell of them. */
  static Exchange amongAll(Table table, Secrets secrets, Viewer viewer) {
    return new Exchange(table, secrets, viewer, (on, card) -> secrets.backOf(card));
  }

  /** Returns a table with hidden cards exchanged at random; nothing if all stay where they are. */
  Optional<Table> atRandom(RandomSource generator) {
    Random random = new Random(generator.nextLong());
    Map<Place, Place> from = new HashMap<>();
    for (List<Place> places : groups) {
      List<Place> shuffled = new ArrayList<>(places);
      Collections.shuffle(shuffled, random);
      for (int i = 0; i < places.size(); i++) {
        from.put(places.get(i), shuffled.get(i));
      }
    }
    return moved(from);
  }

  /**
   * Returns up to three tables: hidden cards are exchanged at random; the first hidden cards of
   * each pile with its last ones; and the hidden cards at the ends of all piles with each other.
   */
  ImmutableList<Table> all(RandomSource generator) {
    ImmutableList.Builder<Table> tables = ImmutableList.builder();
    atRandom(generator).ifPresent(tables::add);
    moved(withinPiles()).ifPresent(tables::add);
    moved(betweenPiles()).ifPresent(tables::add);
    return tables.build();
  }

  private Map<Place, Place> withinPiles() {
    Map<Place, Place> from = new HashMap<>();
    for (List<Place> places : groups) {
      for (List<Place> pile : byPile(places)) {
        for (int depth = 0; depth < Math.min(DEPTH, pile.size() / 2); depth++) {
          Place high = pile.get(depth);
          Place low = pile.get(pile.size() - 1 - depth);
          from.put(high, low);
          from.put(low, high);
        }
      }
    }
    return from;
  }

  private Map<Place, Place> betweenPiles() {
    Map<Place, Place> from = new HashMap<>();
    for (List<Place> places : groups) {
      List<List<Place>> piles = byPile(places);
      Set<Place> ends = new LinkedHashSet<>();
      for (int depth = 0; depth < DEPTH; depth++) {
        for (boolean top : new boolean[] {true, false}) {
          for (List<Place> pile : piles) {
            if (depth < pile.size()) {
              ends.add(pile.get(top ? depth : pile.size() - 1 - depth));
            }
          }
        }
      }
      List<Place> cycle = new ArrayList<>(ends);
      for (int i = 0; i < cycle.size(); i++) {
        from.put(cycle.get(i), cycle.get((i + 1) % cycle.size()));
      }
    }
    return from;
  }

  private static List<List<Place>> byPile(List<Place> places) {
    Map<String, List<Place>> piles = new LinkedHashMap<>();
    for (Place place : places) {
      piles.computeIfAbsent(place.pile(), name -> new ArrayList<>()).add(place);
    }
    return new ArrayList<>(piles.values());
  }

  /**
   * Returns the table on which some places hold the cards of others; nothing if it is the same.
   *
   * @param from the place that each card comes from, by the place to which it goes
   */
  private Optional<Table> moved(Map<Place, Place> from) {
    Map<String, List<Card>> cards = new HashMap<>();
    from.forEach(
        (to, old) ->
            cards
                .computeIfAbsent(to.pile(), name -> new ArrayList<>(table.pile(name).cards()))
                .set(to.position(), table.pile(old.pile()).cards().get(old.position())));
    Table exchanged = table.withCards(cards);
    return Tables.samePiles(table, exchanged) ? Optional.empty() : Optional.of(exchanged);
  }
}
