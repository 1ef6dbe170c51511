package io.github.spadille.engine.notation;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.words.Phrase;

/**
 * A move in its parts, for programs that do not want to read its text.
 *
 * <p>The verb and the words of the arguments, joined by blanks, are the text of the move.
 *
 * @param seat who moves; -1 for chance
 * @param key what the move is called in a file of words: its verb, or a name of its own where
 *     several kinds of moves share the verb; then the names of those arguments that are there and
 *     may be missing
 * @param verb the verb of the notation: {@code play}
 * @param arguments what the move names, as parameters of a {@link Phrase}
 * @param words the words of the notation for each argument
 */
public record MoveParts(
    int seat,
    String key,
    String verb,
    ImmutableList<Object> arguments,
    ImmutableList<ImmutableList<String>> words) {

  /** Returns the move as something that was done: {@code move.bid}. */
  public Phrase told() {
    return new Phrase("move." + key, seat, arguments);
  }

  /** Returns the move as something that can be done: {@code offer.bid}. */
  public Phrase offered() {
    return new Phrase("offer." + key, seat, arguments);
  }
}
