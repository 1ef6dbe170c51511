package io.github.spadille.engine;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameFamily;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.rulebook.RulePage;
import io.github.spadille.engine.text.Ids;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/**
 * The games that a program has at hand, by id, and the pages of rules beside them.
 *
 * <p>People find a game by each of its names too, and games by {@linkplain Tag kinds}: a name leads
 * to an id {@linkplain Ids#of as in Ids}, so {@code I Doubt It}, {@code cheat} and {@code B.S.} are
 * the game {@code i-doubt-it}. No two games share a name, and no two kinds. Immutable and
 * thread-safe.
 */
public final class Catalog {
  private final Directory<Game<?, ?, ?>> games;
  private final Directory<Tag> tags;
  private final Directory<RulePage> pages;

  private Catalog(Directory<Game<?, ?, ?>> games, Directory<Tag> tags, Directory<RulePage> pages) {
    this.games = games;
    this.tags = tags;
    this.pages = pages;
  }

  /**
   * Returns the catalog of every game on the class path or module path, yours included.
   *
   * @throws IllegalArgumentException if two games or pages have the same id or alias, or two tags
   *     have and are not equal
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
   * @throws IllegalArgumentException if two games or pages have the same id or alias, or two tags
   *     have and are not equal
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
   * @throws IllegalArgumentException if two games have the same id or alias, or two tags have and
   *     are not equal
   */
  public static Catalog of(Iterable<? extends Game<?, ?, ?>> games) {
    return of(games, ImmutableList.of());
  }

  /**
   * Returns the catalog of some games and pages.
   *
   * @throws IllegalArgumentException if two games or pages have the same id or alias, or two tags
   *     have and are not equal
   */
  public static Catalog of(Iterable<? extends Game<?, ?, ?>> games, Iterable<RulePage> pages) {
    Directory<Game<?, ?, ?>> byName = new Directory<>("game");
    Directory<Tag> tags = new Directory<>("tag");
    Directory<RulePage> named = new Directory<>("page");
    for (Game<?, ?, ?> game : games) {
      byName.add(game, game.id(), game.aliases());
      addTag(tags, game.family());
      game.tags().forEach(tag -> addTag(tags, tag));
    }
    for (RulePage page : pages) {
      checkArgument(byName.find(page.id()).isEmpty(), "%s is a page and a game", page);
      named.add(page, page.id(), ImmutableSet.of());
    }
    return new Catalog(byName, tags, named);
  }

  private static void addTag(Directory<Tag> tags, Tag tag) {
    Optional<Tag> known = tags.find(tag.id());
    if (known.isEmpty() || !known.get().equals(tag)) { // Many games name the same tag.
      tags.add(tag, tag.id(), tag.aliases());
    }
  }

  /** Returns all games, in the order of their ids. */
  public ImmutableList<Game<?, ?, ?>> games() {
    return games.all();
  }

  /** Returns the games of a kind: those of which it is the family, then those that have the tag. */
  public ImmutableList<Game<?, ?, ?>> games(Tag tag) {
    return Stream.concat(
            games().stream().filter(game -> game.family().equals(tag)),
            games().stream().filter(game -> game.tags().contains(tag)))
        .collect(toImmutableList());
  }

  /** Returns the game of an id or another name, if there is one. */
  public Optional<Game<?, ?, ?>> find(String name) {
    return games.find(name);
  }

  /** Returns the id or alias that is most like a name of no game, if one may be meant. */
  public Optional<String> nearest(String name) {
    return games.nearest(name);
  }

  /**
   * Returns the game of an id or another name.
   *
   * @throws IllegalArgumentException if there is none; the message names the nearest, or tells that
   *     it is a page of rules
   */
  public Game<?, ?, ?> game(String name) {
    Optional<RulePage> page = page(name);
    if (page.isPresent()) {
      throw new IllegalArgumentException(
          page.get() + " is no game but a page of rules that games share");
    }
    return games.get(name, pages);
  }

  /** Returns the families and tags of all games, in the order of their ids. */
  public ImmutableList<Tag> tags() {
    return tags.all();
  }

  /**
   * Returns the family or tag of an id or another name.
   *
   * @throws IllegalArgumentException if no game has it; the message names the nearest
   */
  public Tag tag(String name) {
    return tags.get(name);
  }

  /** Returns the rulebooks that are of no game, in the order of their ids. */
  public ImmutableList<RulePage> pages() {
    return pages.all();
  }

  /** Returns the page to which a name leads, or nothing if there is none. */
  public Optional<RulePage> page(String name) {
    return pages.find(name);
  }
}
