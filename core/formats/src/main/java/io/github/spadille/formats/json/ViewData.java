package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A view as plain data: what its JSON holds, word for word.
 *
 * <p>A {@link SeenTable} itself is made from a table only, so that it cannot tell more than its viewer
 * may know; this is what a reader of JSON gets instead.
 *
 * @param viewer the seat of the viewer; null for a bystander
 * @param piles all piles, in the order of the rulebook
 * @param facts the facts that the viewer sees, by name, in the order of the rulebook
 */
@JsonPropertyOrder({"viewer", "piles", "facts"})
public record ViewData(
    @Nullable Integer viewer,
    ImmutableList<PileData> piles,
    @JsonSetter(contentNulls = Nulls.FAIL) ImmutableMap<String, String> facts) {

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if there are no piles or no facts, not even none
   */
  public ViewData {
    Objects.requireNonNull(piles, "piles");
    Objects.requireNonNull(facts, "facts");
  }

  /** Returns what a view holds. */
  public static ViewData of(SeenTable view) {
    ImmutableList.Builder<PileData> piles = ImmutableList.builder();
    for (SeenPile pile : view.piles()) {
      piles.add(PileData.of(pile));
    }
    Integer viewer = view.viewer().isSeat() ? view.viewer().seat() : null;
    return new ViewData(viewer, piles.build(), view.facts());
  }
}
