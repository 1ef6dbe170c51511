package io.github.spadille.engine.game;

import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * What a sensible player of one game would rather do: rules of thumb, from what the mover may know.
 *
 * <p>{@link Rules#rulesOfThumb} gives them. They say nothing about what is legal. Agents imagine by
 * them how all go on, and hints give their reasons. Most games write {@link #weight} alone, as a
 * lambda expression:
 *
 * <pre>{@code
 * // Discard high cards first.
 * return (state, move) -> move instanceof Discard discard ? discard.card().rank().ordinal() : 1;
 * }</pre>
 *
 * <p>They are about the seat that moves, and nothing that it does not see makes a difference: a law
 * of the conformance kit holds a game to that. Implementations are stateless and thread-safe, as
 * {@link Rules} are, and fast: no streams, boxing or texts.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
@FunctionalInterface
public interface RulesOfThumb<S extends GameState, M extends Move> {
  /** The greatest weight. */
  int MAX_WEIGHT = 1_000_000;

  /**
   * Returns how often a sensible player makes a legal move, compared with the others that are legal
   * for it: 2 is twice as often as 1, and 0 only where all others are 0 too.
   *
   * @return 0 to {@link #MAX_WEIGHT}
   */
  int weight(S state, M move);

  /**
   * Returns why a legal move is rather made, or rather not, in words of the game; by default
   * nothing.
   */
  default Optional<Phrase> reason(S state, M move) {
    return Optional.empty();
  }

  /**
   * Returns no rules of thumb: every move weighs 1. This is one object, so it can be told by ==.
   */
  @SuppressWarnings("unchecked") // It looks at neither state nor move.
  static <S extends GameState, M extends Move> RulesOfThumb<S, M> none() {
    return (RulesOfThumb<S, M>) NoRulesOfThumb.NONE;
  }
}
