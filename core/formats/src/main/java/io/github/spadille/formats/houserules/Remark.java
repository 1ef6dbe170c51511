package io.github.spadille.formats.houserules;

import java.time.LocalDate;

/**
 * What a member says about a proposal.
 *
 * <p>Immutable.
 *
 * @param by who says it
 * @param date when
 * @param text what
 */
public record Remark(String by, LocalDate date, String text) {
  /** Checks the parts. */
  public Remark {
    DocumentChecks.name(by, "the name of who remarks");
    DocumentChecks.date(date, "the date of a remark");
    DocumentChecks.text(text, "the remark of " + by);
  }
}
