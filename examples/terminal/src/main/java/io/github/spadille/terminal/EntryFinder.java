package io.github.spadille.terminal;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.SimilarWord;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import java.util.List;
import java.util.Optional;

/**
 * Finds the entry that people mean: by its name, or by any name of its game.
 *
 * <p>A name of an entry wins. A game means its one entry; of several it means the one that is
 * called after it (HSE-22).
 */
final class EntryFinder {
  private final HouseRules document;
  private final Catalog catalog;

  EntryFinder(HouseRules document, Catalog catalog) {
    this.document = document;
    this.catalog = catalog;
  }

  /**
   * Returns the entry that is meant, or nothing if there is none.
   *
   * @throws IllegalArgumentException if several are of the game that is named; the message lists
   *     them
   */
  Optional<Entry> find(String name) {
    return document.find(name.strip()).or(() -> catalog.find(name).flatMap(this::of));
  }

  /**
   * Returns the entry that is meant.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name, or if several are of
   *     the game that is named; the message lists what there is
   */
  Entry get(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException(document + missing(name)));
  }

  private Optional<Entry> of(Game<?, ?, ?> game) {
    List<Entry> entries =
        document.entries().stream().filter(entry -> entry.gameId().equals(game.id())).toList();
    Optional<Entry> calledAfterIt =
        entries.stream().filter(entry -> entry.name().isEmpty()).findFirst();
    if (calledAfterIt.isEmpty() && entries.size() > 1) {
      throw new IllegalArgumentException(
          document + " has several entries of " + game.id() + "; which one: " + labels(entries));
    }
    return calledAfterIt.or(() -> entries.stream().findFirst());
  }

  private String missing(String name) {
    String asked =
        catalog
            .find(name)
            .map(game -> " has no entry of " + game.id())
            .orElseGet(
                () ->
                    " has no entry "
                        + Excerpt.of(name)
                        + SimilarWord.suggestion(name.strip(), known()));
    return asked + "; there are " + labels(document.entries());
  }

  /** Returns every name by which an entry can be found. */
  private ImmutableList<String> known() {
    ImmutableSet.Builder<String> known = ImmutableSet.builder();
    document.entries().forEach(entry -> known.add(entry.label()));
    for (Entry entry : document.entries()) {
      catalog
          .find(entry.gameId())
          .ifPresent(game -> known.add(game.id(), game.name()).addAll(game.aliases()));
    }
    return known.build().asList();
  }

  private static String labels(List<Entry> entries) {
    return Joiner.on("; ").join(Lists.transform(entries, Entry::label));
  }
}
