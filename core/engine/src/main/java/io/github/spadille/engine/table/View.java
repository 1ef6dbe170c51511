package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * A table as one viewer sees it: unseen cards are face down, unseen facts are absent.
 *
 * <p>Made from a {@link Table} and holding nothing else, so that a view cannot tell more than its
 * viewer may know. Immutable, with value equality. An app can draw any game from it.
 */
public final class View {
  private final Viewer viewer;
  private final ImmutableMap<String, SeenPile> piles;
  private final ImmutableMap<String, String> facts;

  private View(
      Viewer viewer, ImmutableMap<String, SeenPile> piles, ImmutableMap<String, String> facts) {
    this.viewer = viewer;
    this.piles = piles;
    this.facts = facts;
  }

  static View of(Table table, Viewer viewer) {
    ImmutableMap.Builder<String, SeenPile> piles =
        ImmutableMap.builderWithExpectedSize(table.piles().size());
    for (Pile pile : table.piles()) {
      piles.put(pile.name(), pile.seenBy(viewer));
    }
    ImmutableMap.Builder<String, String> facts =
        ImmutableMap.builderWithExpectedSize(table.facts().size());
    for (Fact fact : table.facts()) {
      fact.seenBy(viewer).ifPresent(value -> facts.put(fact.name(), value));
    }
    return new View(viewer, piles.buildOrThrow(), facts.buildOrThrow());
  }

  /** Returns who looks. */
  public Viewer viewer() {
    return viewer;
  }

  /** Returns all piles, in the order of the rulebook. */
  public ImmutableList<SeenPile> piles() {
    return piles.values().asList();
  }

  /**
   * Returns a pile by name.
   *
   * @throws IllegalArgumentException if there is none of that name; the message names those there
   *     are
   */
  public SeenPile pile(String name) {
    SeenPile pile = piles.get(name);
    if (pile == null) {
      throw new IllegalArgumentException(
          "no pile " + name + "; there are " + Joiner.on(", ").join(piles.keySet()));
    }
    return pile;
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
    return viewer == other.viewer && piles.equals(other.piles) && facts.equals(other.facts);
  }

  @Override
  public int hashCode() {
    return 31 * piles.hashCode() + facts.hashCode();
  }

  /** Returns piles and facts, a line each. */
  @Override
  public String toString() {
    return Joiner.on('\n').join(piles.values())
        + '\n'
        + Joiner.on('\n').withKeyValueSeparator(": ").join(facts);
  }
}
