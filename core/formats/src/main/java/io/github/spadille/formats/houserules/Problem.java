package io.github.spadille.formats.houserules;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Something that is wrong with a document, in parts and in one sentence.
 *
 * <p>Immutable. {@link #toString} reads {@code entry stops/crazy-eights, line 8: option draw-rul is
 * unknown; did you mean draw-rule (free, forced, one, three)?}.
 *
 * @param entry the entry in which it stands; nothing if it stands outside all entries
 * @param key the path of fields that leads to it: {@code options.draw-rul}; empty for the text as a
 *     whole
 * @param line where it stands, counted from 1; nothing if the text as a whole is meant
 * @param found what stands there, shortened if it is long; {@code nothing} if something is missing
 * @param allowed what can stand there, in words
 * @param nearest the known word that is most like what was found, if one is
 * @param sentence what is wrong, without the place
 */
public record Problem(
    Optional<String> entry,
    String key,
    OptionalInt line,
    String found,
    String allowed,
    Optional<String> nearest,
    String sentence) {

  /** Returns the same problem, in an entry. */
  Problem in(String label) {
    return new Problem(Optional.of(label), key, line, found, allowed, nearest, sentence);
  }

  /** Returns the place and the sentence. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    entry.ifPresent(
        label -> text.append("entry ").append(label).append(line.isPresent() ? ", " : ""));
    line.ifPresent(number -> text.append("line ").append(number));
    return text.append(text.length() == 0 ? "" : ": ").append(sentence).toString();
  }
}
