package io.github.spadille.engine.game;

import java.util.Optional;

/**
 * What people have entered of one hand so far, in a {@link HandPad}: what is asked next, and which
 * answers can be right.
 *
 * <p>Facts know what can happen in a hand, and nothing of points: the game scores them. Immutable.
 *
 * @param <S> the states of the game
 * @param <F> the facts themselves
 */
public interface HandFacts<S extends GameState, F extends HandFacts<S, F>> {
  /** Returns what is asked next; nothing if all of the hand is entered. */
  Optional<PadQuestion> question();

  /**
   * Returns why a rule refuses an answer; by default none does.
   *
   * @param answer one that the question admits
   */
  default Optional<Refusal> refusal(int answer) {
    return Optional.empty();
  }

  /**
   * Returns these facts and one more.
   *
   * @param answer one that the question admits and no rule refuses
   */
  F with(int answer);

  /**
   * Returns how a hand that the engine has played answers the question.
   *
   * @param played a state of the game at the end of the hand, with its cards
   */
  int answerOf(S played);

  /** Returns the seat that deals the hand. */
  int dealer();

  /** Returns how many cards each player gets at the first deal of the hand. */
  int handSize();
}
