package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.spadille.formats.houserules.Binding;
import java.util.Objects;

/**
 * All that a seat may know of a game that is bound to house rules, as plain data (HSE-2).
 *
 * @param houseRules the document, its version and the entry that are played
 * @param observation what the seat may know
 */
@JsonPropertyOrder({"houseRules", "observation"})
public record BoundObservationData(Binding houseRules, ObservationData observation) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if a component is
   */
  public BoundObservationData {
    Objects.requireNonNull(houseRules, "houseRules");
    Objects.requireNonNull(observation, "observation");
  }
}
