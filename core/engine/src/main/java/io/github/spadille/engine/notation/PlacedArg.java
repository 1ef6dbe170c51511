package io.github.spadille.engine.notation;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An argument that can be read in place, without a string for each word. */
interface PlacedArg<T> extends Arg<T> {
  /**
   * Returns the value of a part of a text, or null if that is no value of this kind, or a rest is
   * separated by other white space than blanks.
   *
   * @param from where its first word begins, counted from 0
   * @param until the place after its last character; for a rest the end of the text
   */
  @Nullable T find(String text, int from, int until);

  @Override
  default Optional<T> find(List<String> words) {
    String text = String.join(" ", words);
    return Optional.ofNullable(find(text, 0, text.length()));
  }
}
