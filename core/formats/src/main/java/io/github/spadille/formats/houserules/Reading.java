package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * What became of reading a document: a document, or everything that is wrong with it (HSE-9).
 *
 * <p>Immutable.
 *
 * @param document the document; present exactly when there is no problem
 * @param problems the problems, in the order of their lines
 */
public record Reading(Optional<HouseRules> document, ImmutableList<Problem> problems) {
  /**
   * Returns the document.
   *
   * @throws HouseRulesException if there are problems; tells all of them
   */
  public HouseRules orElseThrow() {
    return document.orElseThrow(() -> new HouseRulesException(problems));
  }

  static Reading failed(ImmutableList<Problem> problems) {
    return new Reading(Optional.empty(), problems);
  }
}
