package io.github.spadille.formats.houserules;

import java.util.Optional;

/**
 * One matter in which two sets of house rules differ (HSE-17).
 *
 * <p>Immutable.
 *
 * @param entry the label of the entry, the newer one if it was renamed; empty for the document
 * @param kind what sort of matter it is
 * @param key the option, or the number of the own rule or ruling; empty for the entry as a whole
 * @param before what was there before; empty if nothing was
 * @param after what is there now; empty if nothing is
 * @param sentence the difference in words, without the entry
 */
public record Difference(
    String entry, Kind kind, String key, String before, String after, String sentence) {

  /** The sorts of matters. */
  public enum Kind {
    /** Another host (HSE-22). */
    HOST,
    /** Another source, of the document or of an entry (HSE-21). */
    SOURCE,
    /** An entry that was not there before. */
    ENTRY_ADDED,
    /** An entry that is no longer there. */
    ENTRY_REMOVED,
    /** An entry with another name. */
    ENTRY_RENAMED,
    /** Another version of the base rules. */
    BASE,
    /** Other numbers of players. */
    SEATS,
    /** Another value of an option. */
    OPTION,
    /** An own rule that is added, altered or removed. */
    OWN_RULE,
    /** A ruling that is added, altered or removed. */
    RULING
  }

  static Optional<Difference> ofHost(Optional<String> before, Optional<String> after) {
    return ofTexts("", Kind.HOST, before, after, "host ", "nobody");
  }

  static Optional<Difference> ofSource(
      String entry, Optional<String> before, Optional<String> after) {
    return ofTexts(entry, Kind.SOURCE, before, after, "source ", "none");
  }

  private static Optional<Difference> ofTexts(
      String entry,
      Kind kind,
      Optional<String> before,
      Optional<String> after,
      String what,
      String missing) {
    String sentence = what + before.orElse(missing) + " -> " + after.orElse(missing);
    return before.equals(after)
        ? Optional.empty()
        : Optional.of(
            new Difference(entry, kind, "", before.orElse(""), after.orElse(""), sentence));
  }

  /** Returns entry and sentence: {@code stops/crazy-eights: jokers 0 -> 2: ...}. */
  @Override
  public String toString() {
    return entry.isEmpty() ? sentence : entry + ": " + sentence;
  }
}
