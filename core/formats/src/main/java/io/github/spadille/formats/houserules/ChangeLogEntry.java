package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import java.time.LocalDate;

/**
 * How a version of a document came to be: a line of its change log (HSE-16).
 *
 * <p>Immutable.
 *
 * @param version the version that the change made
 * @param date when
 * @param reason why
 * @param agreed who agreed
 * @param changed what changed, a sentence each
 */
public record ChangeLogEntry(
    int version,
    LocalDate date,
    String reason,
    ImmutableList<String> agreed,
    ImmutableList<String> changed) {
  /** Checks the parts. */
  public ChangeLogEntry {
    DocumentChecks.number(version, "version");
    DocumentChecks.date(date, "the date of version " + version);
    DocumentChecks.text(reason, "the reason of version " + version);
    agreed.forEach(name -> DocumentChecks.name(name, "the name of who agreed"));
    changed.forEach(line -> DocumentChecks.text(line, "a change of version " + version));
  }
}
