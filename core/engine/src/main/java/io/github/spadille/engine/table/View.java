package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/**
 * A table as one viewer sees it: unseen cards are face down, unseen facts are absent.
 *
 * <p>Made from a {@link Table} and holding nothing else, so that a view cannot tell more than its
 * viewer may know. Immutable, with value equality. An app can draw any game from it.
 */
public final class View {
  private final Viewer viewer;
  private final ImmutableList<SeenPile> piles;
  private final ImmutableMap<String, String> facts;

  private View(Viewer viewer, ImmutableList<SeenPile> piles, ImmutableMap<String, String> facts) {
    this.viewer = viewer;
    this.piles = piles;
    this.facts = facts;
  }

  static View of(Table table, Viewer viewer) {
    ImmutableList<Pile> all = table.piles();
    ImmutableList.Builder<SeenPile> piles = ImmutableList.builderWithExpectedSize(all.size());
    for (int i = 0; i < all.size(); i++) {
      piles.add(all.get(i).seenBy(viewer));
    }
    ImmutableList<Fact> told = table.facts();
    ImmutableMap.Builder<String, String> facts = ImmutableMap.builderWithExpectedSize(told.size());
    for (int i = 0; i < told.size(); i++) {
      Fact fact = told.get(i);
      String value = fact.textFor(viewer);
      if (value != null) {
        facts.put(fact.name(), value);
      }
    }
    return new View(viewer, piles.build(), facts.buildOrThrow());
  }

  /** Returns who looks. */
  public Viewer viewer() {
    return viewer;
  }

  /** Returns all piles, in the order of the rulebook. */
  public ImmutableList<SeenPile> piles() {
    return piles;
  }

  /**
   * Returns a pile by name.
   *
   * @throws IllegalArgumentException if there is none of that name; the message names those there
   *     are
   */
  public SeenPile pile(String name) {
    return Named.find("pile", piles, SeenPile::name, name);
  }

  /** Returns the facts that the viewer sees, by name, in the order of the rulebook. */
  public ImmutableMap<String, String> facts() {
    return facts;
  }

  /** Returns the text of a fact, or nothing if the viewer does not see it. */
  public Optional<String> fact(String name) {
    return Optional.ofNullable(facts.get(name));
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof View)) {
      return false;
    }
    View other = (View) o;
    return viewer == other.viewer
        && facts.equals(other.facts)
        && ImmutableSet.copyOf(piles).equals(ImmutableSet.copyOf(other.piles));
  }

  @Override
  public int hashCode() {
    return 31 * ImmutableSet.copyOf(piles).hashCode() + facts.hashCode();
  }

  /** Returns piles and facts, a line each. */
  @Override
  public String toString() {
    return Joiner.on('\n').join(piles)
        + '\n'
        + Joiner.on('\n').withKeyValueSeparator(": ").join(facts);
  }
}
