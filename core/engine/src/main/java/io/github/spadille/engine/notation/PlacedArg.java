package io.github.spadille.engine.notation;

import java.util.List;

/**
 * An argument that can be read in place, without a string for each word.
 *
 * <p>It reads the same as {@link #parse(List)} from words that are separated by blanks.
 */
interface PlacedArg<T> extends Arg<T> {
  /**
   * Reads a value from a part of a text.
   *
   * @param from where its first word begins, counted from 0
   * @param until the place after its last character; for a rest the end of the text
   * @throws IllegalArgumentException if that is no value of this kind, or a rest is separated by
   *     other white space than blanks
   */
  T parse(String text, int from, int until);
}
