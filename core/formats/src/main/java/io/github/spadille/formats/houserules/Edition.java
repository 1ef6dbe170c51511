package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import java.time.LocalDate;

/**
 * What an earlier version of a document said (HSE-16).
 *
 * <p>Immutable.
 *
 * @param version the version
 * @param date its date
 * @param entries its entries
 */
public record Edition(int version, LocalDate date, ImmutableList<Entry> entries) {
  /** Checks the parts. */
  public Edition {
    Checks.number(version, "version");
  }
}
