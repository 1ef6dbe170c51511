package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import java.time.LocalDate;
import java.util.Optional;

/**
 * What an earlier version of a document said (HSE-16).
 *
 * <p>Immutable.
 *
 * @param version the version
 * @param date its date
 * @param host its host (HSE-22)
 * @param source its source (HSE-21)
 * @param entries its entries
 */
public record Edition(
    int version,
    LocalDate date,
    Optional<String> host,
    Optional<String> source,
    ImmutableList<Entry> entries) {
  /** Checks the parts. */
  public Edition {
    DocumentChecks.number(version, "version");
    DocumentChecks.date(date, "the date of version " + version);
    host.ifPresent(name -> DocumentChecks.name(name, "the name of the host"));
    source.ifPresent(text -> DocumentChecks.name(text, "the source of version " + version));
  }
}
