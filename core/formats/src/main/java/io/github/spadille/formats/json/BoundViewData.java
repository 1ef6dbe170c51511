package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.spadille.formats.houserules.Binding;
import java.util.Objects;

/**
 * A view of a game that is bound to house rules, as plain data (HSE-2).
 *
 * @param houseRules the document, its version and the entry that are played
 * @param view the table as somebody sees it
 */
@JsonPropertyOrder({"houseRules", "view"})
public record BoundViewData(Binding houseRules, ViewData view) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if a component is
   */
  public BoundViewData {
    Objects.requireNonNull(houseRules, "houseRules");
    Objects.requireNonNull(view, "view");
  }
}
