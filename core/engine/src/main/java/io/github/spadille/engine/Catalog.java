package io.github.spadille.engine;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.engine.option.Nearest;
import io.github.spadille.engine.text.Excerpt;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The games that a program has at hand, by id.
 *
 * <p>Immutable and thread-safe.
 */
public final class Catalog {
  private final ImmutableSortedMap<String, Game<?, ?, ?>> games;

  private Catalog(ImmutableSortedMap<String, Game<?, ?, ?>> games) {
    this.games = games;
  }

  /**
   * Returns the catalog of every game on the class path or module path, yours included.
   *
   * @throws IllegalArgumentException if two games have the same id
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
   * @throws IllegalArgumentException if two games have the same id
   * @throws ServiceConfigurationError if a module names a family that cannot be made, or one that
   *     was loaded with another engine than this
   */
  public static Catalog load(ClassLoader loader) {
    ImmutableList.Builder<Game<?, ?, ?>> games = ImmutableList.builder();
    for (GameFamily family : ServiceLoader.load(GameFamily.class, loader)) {
      games.addAll(family.games());
    }
    return of(games.build());
  }

  /**
   * Returns the catalog of some games.
   *
   * @throws IllegalArgumentException if two games have the same id
   */
  public static Catalog of(Iterable<? extends Game<?, ?, ?>> games) {
    SortedMap<String, Game<?, ?, ?>> byId = new TreeMap<>();
    for (Game<?, ?, ?> game : games) {
      if (byId.put(game.id(), game) != null) {
        throw new IllegalArgumentException("two games have the id " + game.id());
      }
    }
    return new Catalog(ImmutableSortedMap.copyOfSorted(byId));
  }

  /** Returns all games, in the order of their ids. */
  public ImmutableList<Game<?, ?, ?>> games() {
    return games.values().asList();
  }

  /**
   * Returns a game.
   *
   * @throws IllegalArgumentException if there is none of that id; the message names the nearest
   */
  public Game<?, ?, ?> game(String id) {
    Game<?, ?, ?> game = games.get(id);
    if (game == null) {
      throw new IllegalArgumentException(
          "unknown game "
              + Excerpt.of(id)
              + Nearest.suggestion(id, games.keySet())
              + "; there are "
              + Joiner.on(", ").join(games.keySet()));
    }
    return game;
  }
}
