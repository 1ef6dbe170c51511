package io.github.spadille.engine.notation;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.words.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A kind of argument of a move: how it is written and read.
 *
 * <p>Ready-made kinds stand in {@link Args}. An argument is one word, except a {@linkplain #rest
 * rest}, which takes all words that are left, a {@linkplain #text text}, which takes all that is
 * left as it is, and one that {@linkplain #nameIfOptional may be missing}. Nothing follows a rest
 * or a text. {@code find} and {@code format} are inverses.
 *
 * @param <T> the values
 */
public interface Arg<T> {
  /**
   * Returns the value of some words, or nothing if they are no value of this kind; does not throw,
   * whatever they are.
   *
   * @param words one word, or all that are left, at least one, for a {@linkplain #rest rest}; for a
   *     {@linkplain #text text} one string, from the white space before it on; none where an
   *     argument is missing that may be, for which there is always a value
   */
  Optional<T> find(List<String> words);

  /** Returns the words of a value. */
  ImmutableList<String> format(T value);

  /** Returns what is expected, as a noun phrase: {@code a card such as 7d}. */
  String expected();

  /**
   * Returns a value as the parameter of a {@link Phrase}: itself, or its words if it cannot be one.
   */
  default Object told(T value) {
    return Phrase.takes(value) ? value : String.join(" ", format(value));
  }

  /** Tells whether this argument takes all the words that are left. */
  default boolean rest() {
    return false;
  }

  /**
   * Tells whether this argument takes all that is left, white space as it is. Where it is concealed
   * nobody sees how many words it has.
   */
  default boolean text() {
    return false;
  }

  /**
   * Returns the name of an argument that may be missing, which keys of words have if it is there:
   * {@code suit} in {@code move.play-suit}; nothing for an argument that must be there.
   */
  default Optional<String> nameIfOptional() {
    return Optional.empty();
  }

  /**
   * Returns the value with each card in it replaced, in the order of the notation; a value without
   * cards is returned as it is.
   */
  default T mapCards(T value, UnaryOperator<Card> map) {
    return value;
  }

  /** Returns an argument of this kind in a class of moves: {@code CARD.of(Play::card)}. */
  default <F> MoveArg<F, T> of(Function<F, T> accessor) {
    return new MoveArg<>(this, accessor);
  }
}
