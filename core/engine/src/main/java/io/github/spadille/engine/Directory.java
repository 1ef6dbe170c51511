package io.github.spadille.engine;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.text.SimilarWord;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What people look for by a name: each thing has an id and other ids, its aliases, and no two
 * things share one.
 *
 * @param <T> what is found
 */
final class Directory<T> {
  private final String kind;
  private final SortedMap<String, T> byId = new TreeMap<>();
  private final SortedMap<String, T> byAlias = new TreeMap<>();

  /** Creates an empty directory; the kind is what messages call one thing: {@code game}. */
  Directory(String kind) {
    this.kind = kind;
  }

  /**
   * Adds a thing.
   *
   * @throws IllegalArgumentException if another has its id or one of its aliases
   */
  void add(T thing, String id, ImmutableSet<String> aliases) {
    checkFree(id, thing);
    byId.put(id, thing);
    for (String alias : aliases) {
      checkFree(alias, thing);
      byAlias.put(alias, thing);
    }
  }

  private void checkFree(String name, T thing) {
    Optional<T> known = ofId(name);
    if (known.isPresent()) {
      boolean same = known.get().toString().equals(thing.toString());
      throw new IllegalArgumentException(
          "two "
              + kind
              + "s are called "
              + name
              + (same ? "" : ": " + known.get() + " and " + thing));
    }
  }

  /** Returns all things, in the order of their ids. */
  ImmutableList<T> all() {
    return ImmutableList.copyOf(byId.values());
  }

  /** Returns the thing to which a name leads, if there is one. */
  Optional<T> find(String name) {
    return ofId(Ids.of(name));
  }

  private Optional<T> ofId(String id) {
    T thing = byId.get(id);
    return Optional.ofNullable(thing == null ? byAlias.get(id) : thing);
  }

  /** Returns the id or alias that may be meant by a name, if one is like it. */
  Optional<String> nearest(String name) {
    return SimilarWord.to(Ids.of(name), Iterables.concat(byId.keySet(), byAlias.keySet()));
  }

  /**
   * Returns the thing to which a name leads.
   *
   * @throws IllegalArgumentException if there is none; the message names the nearest
   */
  T get(String name) {
    return find(name).orElseThrow(() -> unknown(name, nearest(name)));
  }

  /**
   * Returns the thing to which a name leads.
   *
   * @param others what else may have been meant
   * @throws IllegalArgumentException if there is none; the message names the nearest, which may be
   *     one of the others
   */
  T get(String name, Directory<?> others) {
    return find(name)
        .orElseThrow(() -> unknown(name, nearest(name).or(() -> others.nearest(name))));
  }

  private IllegalArgumentException unknown(String name, Optional<String> nearest) {
    return new IllegalArgumentException(
        "unknown "
            + kind
            + " "
            + Excerpt.of(name)
            + SimilarWord.suggestion(nearest)
            + "; there are "
            + Joiner.on(", ").join(byId.keySet()));
  }
}
