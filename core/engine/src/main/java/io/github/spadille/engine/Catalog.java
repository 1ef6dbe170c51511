package io.github.spadille.engine;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.engine.option.Nearest;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.text.Excerpt;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The games that a program has at hand, by id, and the pages of rules beside them.
 *
 * <p>Immutable and thread-safe.
 */
public final class Catalog {
  private final ImmutableSortedMap<String, Game<?, ?, ?>> games;
  private final ImmutableSortedMap<String, RulePage> pages;

  private Catalog(
      ImmutableSortedMap<String, Game<?, ?, ?>> games, ImmutableSortedMap<String, RulePage> pages) {
    this.games = games;
    this.pages = pages;
  }

  /**
   * Returns the catalog of every game on the class path or module path, yours included.
   *
   * @throws IllegalArgumentException if two games or pages have the same id
   * @throws ServiceConfigurationError if a module names a family that cannot be made
   */
  public static Catalog load() {
    return load(Catalog.class.getClassLoader());
  }

  /**
   * Returns the catalog of every game that a class loader sees, those that its parents see among
   * them.
   *
   * <p>For games that lie where the engine does not: in plug-ins, in a jar that is named while the
   * program runs. A game keeps its class loader in use as long as the catalog is.
   *
   * <pre>{@code
   * Catalog.load(new URLClassLoader(new URL[] {jar}, Catalog.class.getClassLoader()));
   * }</pre>
   *
   * @throws IllegalArgumentException if two games or pages have the same id
   * @throws ServiceConfigurationError if a module names a family that cannot be made, or one that
   *     was loaded with another engine than this
   */
  public static Catalog load(ClassLoader loader) {
    ImmutableList.Builder<Game<?, ?, ?>> games = ImmutableList.builder();
    ImmutableList.Builder<RulePage> pages = ImmutableList.builder();
    for (GameFamily family : ServiceLoader.load(GameFamily.class, loader)) {
      games.addAll(family.games());
      pages.addAll(family.pages());
    }
    return of(games.build(), pages.build());
  }

  /**
   * Returns the catalog of some games, without pages.
   *
   * @throws IllegalArgumentException if two games have the same id
   */
  public static Catalog of(Iterable<? extends Game<?, ?, ?>> games) {
    return of(games, ImmutableList.of());
  }

  /**
   * Returns the catalog of some games and pages.
   *
   * @throws IllegalArgumentException if two games or pages have the same id
   */
  public static Catalog of(Iterable<? extends Game<?, ?, ?>> games, Iterable<RulePage> pages) {
    SortedMap<String, Game<?, ?, ?>> byId = new TreeMap<>();
    for (Game<?, ?, ?> game : games) {
      if (byId.put(game.id(), game) != null) {
        throw new IllegalArgumentException("two games have the id " + game.id());
      }
    }
    SortedMap<String, RulePage> named = new TreeMap<>();
    for (RulePage page : pages) {
      if (byId.containsKey(page.id()) || named.put(page.id(), page) != null) {
        throw new IllegalArgumentException("a page has the id of another or of a game: " + page);
      }
    }
    return new Catalog(
        ImmutableSortedMap.copyOfSorted(byId), ImmutableSortedMap.copyOfSorted(named));
  }

  /** Returns all games, in the order of their ids. */
  public ImmutableList<Game<?, ?, ?>> games() {
    return games.values().asList();
  }

  /**
   * Returns a game.
   *
   * @throws IllegalArgumentException if there is none of that id; the message names the nearest, or
   *     tells that it is a page of rules
   */
  public Game<?, ?, ?> game(String id) {
    Game<?, ?, ?> game = games.get(id);
    if (game == null) {
      if (pages.containsKey(id)) {
        throw new IllegalArgumentException(id + " is no game but a page of rules that games share");
      }
      throw new IllegalArgumentException(
          "unknown game "
              + Excerpt.of(id)
              + Nearest.suggestion(id, Sets.union(games.keySet(), pages.keySet()))
              + "; there are "
              + Joiner.on(", ").join(games.keySet()));
    }
    return game;
  }

  /** Returns the rulebooks that are of no game, in the order of their ids. */
  public ImmutableList<RulePage> pages() {
    return pages.values().asList();
  }

  /** Returns the page of an id, or nothing if there is none. */
  public Optional<RulePage> page(String id) {
    return Optional.ofNullable(pages.get(id));
  }
}
