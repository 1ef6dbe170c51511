package io.github.spadille.formats.houserules;

/**
 * The version of a document to which a game is bound from its start to its end (HSE-14).
 *
 * <p>Immutable.
 *
 * @param name the name of the document
 * @param version its version
 * @param checksum its checksum, 64 hexadecimal digits
 * @param entry the label of the entry that is played
 */
public record Binding(String name, int version, String checksum, String entry) {
  /** Checks the parts. */
  public Binding {
    DocumentChecks.name(name, "the name of a document");
    DocumentChecks.number(version, "version");
    DocumentChecks.name(checksum, "a checksum");
    DocumentChecks.name(entry, "the name of an entry");
  }

  /** Returns the binding in words: {@code Friday table v3 (0123456789ab), entry crazy-eights}. */
  @Override
  public String toString() {
    String start = checksum.substring(0, Math.min(12, checksum.length()));
    return name + " v" + version + " (" + start + "), entry " + entry;
  }
}
