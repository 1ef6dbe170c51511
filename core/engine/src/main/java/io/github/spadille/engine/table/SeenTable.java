package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.seat.Viewer;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A table as one viewer sees it: unseen cards are face down, unseen facts are absent.
 *
 * <p>Made from a {@link Table} and holding nothing else, so that a view cannot tell more than its
 * viewer may know. Immutable, with value equality. An app can draw any game from it.
 */
public final class SeenTable {
  private final Viewer viewer;
  private final ImmutableList<SeenPile> piles;

  /** The facts that the viewer sees: name, value, name, value and so on. */
  private final String[] facts;

  /** What the words of each of these facts are. */
  private final Fact.Type[] types;

  /** Which of these facts have one word for each seat or side. */
  private final boolean[] each;

  /** The facts by name once somebody asked for them; threads that race make equal ones. */
  private @Nullable ImmutableMap<String, String> factsByName;

  private SeenTable(
      Viewer viewer,
      ImmutableList<SeenPile> piles,
      String[] facts,
      Fact.Type[] types,
      boolean[] each) {
    this.viewer = viewer;
    this.piles = piles;
    this.facts = facts;
    this.types = types;
    this.each = each;
  }

  static SeenTable of(Table table, Viewer viewer) {
    ImmutableList<Pile> all = table.piles();
    ImmutableList.Builder<SeenPile> piles = ImmutableList.builderWithExpectedSize(all.size());
    for (int i = 0; i < all.size(); i++) {
      piles.add(all.get(i).seenBy(viewer));
    }
    ImmutableList<Fact> facts = table.facts();
    String[] seen = new String[2 * facts.size()];
    Fact.Type[] types = new Fact.Type[facts.size()];
    boolean[] each = new boolean[facts.size()];
    int end = 0;
    for (int i = 0; i < facts.size(); i++) {
      Fact fact = facts.get(i);
      String value = fact.textFor(viewer);
      if (value != null) {
        types[end / 2] = fact.type();
        each[end / 2] = fact.isEach();
        seen[end++] = fact.name();
        seen[end++] = value;
      }
    }
    return new SeenTable(
        viewer,
        piles.build(),
        end == seen.length ? seen : Arrays.copyOf(seen, end),
        end == seen.length ? types : Arrays.copyOf(types, end / 2),
        each);
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
    return NameLookup.find("pile", piles, SeenPile::name, name);
  }

  /** Returns the facts that the viewer sees, by name, in the order of the rulebook. */
  public ImmutableMap<String, String> facts() {
    ImmutableMap<String, String> known = factsByName;
    if (known == null) {
      ImmutableMap.Builder<String, String> byName =
          ImmutableMap.builderWithExpectedSize(facts.length / 2);
      for (int i = 0; i < facts.length; i += 2) {
        byName.put(facts[i], facts[i + 1]);
      }
      known = byName.buildOrThrow();
      factsByName = known;
    }
    return known;
  }

  /** Returns the facts that the viewer sees with what their words are, in the same order. */
  public ImmutableList<SeenFact> typedFacts() {
    ImmutableList.Builder<SeenFact> typed = ImmutableList.builderWithExpectedSize(types.length);
    for (int i = 0; i < types.length; i++) {
      typed.add(new SeenFact(facts[2 * i], types[i], each[i], facts[2 * i + 1]));
    }
    return typed.build();
  }

  /** Returns the text of a fact, or nothing if the viewer does not see it. */
  public Optional<String> fact(String name) {
    for (int i = 0; i < facts.length; i += 2) {
      if (facts[i].equals(name)) {
        return Optional.of(facts[i + 1]);
      }
    }
    return Optional.empty();
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof SeenTable)) {
      return false;
    }
    SeenTable other = (SeenTable) o;
    return viewer == other.viewer && hasSameFacts(other) && hasSamePiles(other);
  }

  /** Compares values one by one as long as the facts come in the same order, as they mostly do. */
  private boolean hasSameFacts(SeenTable other) {
    if (facts.length != other.facts.length) {
      return false;
    }
    for (int i = 0; i < facts.length; i += 2) {
      if (!facts[i].equals(other.facts[i])) {
        return facts().equals(other.facts());
      }
      if (!facts[i + 1].equals(other.facts[i + 1])) {
        return false;
      }
    }
    return true;
  }

  /** Compares piles one by one, likewise. */
  private boolean hasSamePiles(SeenTable other) {
    if (piles.size() != other.piles.size()) {
      return false;
    }
    for (int i = 0; i < piles.size(); i++) {
      if (!piles.get(i).name().equals(other.piles.get(i).name())) {
        return ImmutableSet.copyOf(piles).equals(ImmutableSet.copyOf(other.piles));
      }
      if (!piles.get(i).equals(other.piles.get(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return 31 * ImmutableSet.copyOf(piles).hashCode() + facts().hashCode();
  }

  /** Returns piles and facts, a line each. */
  @Override
  public String toString() {
    return Joiner.on('\n').join(piles)
        + '\n'
        + Joiner.on('\n').withKeyValueSeparator(": ").join(facts());
  }
}
