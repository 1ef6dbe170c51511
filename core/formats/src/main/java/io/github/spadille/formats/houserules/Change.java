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
public record Change(
    int version,
    LocalDate date,
    String reason,
    ImmutableList<String> agreed,
    ImmutableList<String> changed) {
  /** Checks the parts. */
  public Change {
    Checks.number(version, "version");
    Checks.date(date, "the date of version " + version);
    Checks.text(reason, "the reason of version " + version);
    agreed.forEach(name -> Checks.name(name, "the name of who agreed"));
    changed.forEach(line -> Checks.text(line, "a change of version " + version));
  }
}
