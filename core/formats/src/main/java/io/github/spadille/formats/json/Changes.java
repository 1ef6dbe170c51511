package io.github.spadille.formats.json;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What differs between two tables, and a table made of another and what differs. */
final class Changes {
  private Changes() {}

  /** Returns the elements of a list that another one has not, or has otherwise. */
  static <T> ImmutableList<T> of(List<T> now, List<T> then) {
    Set<T> known = ImmutableSet.copyOf(then);
    return now.stream()
        .filter(each -> !known.contains(each))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * Returns a list with what has changed in it.
   *
   * @param name what an element is called
   * @param names all names in order; null if there are the same as before
   * @throws IllegalArgumentException if something is named that is nowhere
   */
  static <T> ImmutableList<T> over(
      List<T> then, List<T> changed, Function<T, String> name, @Nullable List<String> names) {
    Map<String, T> all = new LinkedHashMap<>();
    then.forEach(each -> all.put(name.apply(each), each));
    changed.forEach(each -> all.put(name.apply(each), each));
    if (names == null) {
      return ImmutableList.copyOf(all.values());
    }
    ImmutableList.Builder<T> named = ImmutableList.builder();
    for (String each : names) {
      T found = all.get(each);
      if (found == null) {
        throw new IllegalArgumentException("no " + each + " is known, and none is told");
      }
      named.add(found);
    }
    return named.build();
  }

  /** Calls somebody with each word on a table that may be a card, in order. */
  static void eachCard(List<PileData> piles, List<FactData> facts, Consumer<@Nullable Object> to) {
    piles.forEach(pile -> pile.cards().forEach(to));
    for (FactData fact : facts) {
      if (fact.type() == ValueType.CARD) {
        to.accept(fact.value());
      } else if (fact.type() == ValueType.CARDS && fact.value() instanceof List<?> codes) {
        codes.forEach(to);
      }
    }
  }

  /** Returns what people call each card on a table, of what was told before and now. */
  static ImmutableMap<String, String> cards(
      List<PileData> piles,
      List<FactData> facts,
      Map<String, String> then,
      Map<String, String> now) {
    Map<String, String> told = new HashMap<>(then);
    told.putAll(now);
    Map<String, String> cards = new LinkedHashMap<>();
    eachCard(
        piles,
        facts,
        word -> {
          String text = word instanceof String code ? told.get(code) : null;
          if (text != null) {
            cards.put((String) word, text);
          }
        });
    return ImmutableMap.copyOf(cards);
  }
}
