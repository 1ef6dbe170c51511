package io.github.spadille.engine.words;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.seat.Seats;

/**
 * Something that can be told in any language: a key, who it is about, and its parameters.
 *
 * <p>The parts are for programs; {@link Words#text(Phrase)} makes a text for people of them. A
 * parameter is a number, a card, cards, a suit, a rank, a constant of an enum, {@link
 * io.github.spadille.engine.seat.Seats} for players, something {@link Phrased}, a {@link Verbatim}
 * text, or a word that has words of its own under {@code word.}. Immutable, with value equality.
 *
 * @param key where the words stand: {@code stage.trick-taken}
 * @param seat who it is about, {@code {seat}} in the words; {@link Seats#NOBODY} if nobody
 * @param arguments the parameters, <code>{0}</code> and so on in the words
 */
public record Phrase(String key, int seat, ImmutableList<Object> arguments) {
  /** Returns a phrase that is about nobody. */
  public static Phrase of(String key, Object... arguments) {
    return new Phrase(key, Seats.NOBODY, ImmutableList.copyOf(arguments));
  }

  /** Tells whether a value can be a parameter. */
  public static boolean takes(Object value) {
    return value instanceof Number
        || value instanceof String
        || value instanceof Card
        || value instanceof Enum<?>
        || value instanceof Phrased
        || value instanceof Verbatim
        || value instanceof Iterable<?>;
  }

  /** Returns the key and the parameters: {@code refusal.MYG-14.follow[7d, h]}. */
  @Override
  public String toString() {
    return arguments.isEmpty() ? key : key + arguments;
  }
}
