package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which piles and facts there are, where they are not those that a client knows.
 *
 * @param piles the names of all piles, in the order of the rulebook
 * @param facts the names of all facts that the viewer sees, in the order of the rulebook
 */
@JsonPropertyOrder({"piles", "facts"})
public record NamesData(ImmutableList<String> piles, ImmutableList<String> facts) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public NamesData {
    Objects.requireNonNull(piles, "piles");
    Objects.requireNonNull(facts, "facts");
  }

  private static NamesData of(List<PileData> piles, List<FactData> facts) {
    return new NamesData(
        piles.stream().map(PileData::name).collect(ImmutableList.toImmutableList()),
        facts.stream().map(FactData::name).collect(ImmutableList.toImmutableList()));
  }

  /** Returns the names on a table, or null if those on another are the same in the same order. */
  static @Nullable NamesData unlessAs(ViewData other, ViewData now) {
    NamesData names = of(now.piles(), now.facts());
    return names.equals(of(other.piles(), other.facts())) ? null : names;
  }
}
