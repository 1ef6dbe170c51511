package io.github.spadille.engine.game;

import java.util.Optional;

/**
 * The score of a game that people play with real cards, as far as they have entered it.
 *
 * <p>A pad asks for what happened at the table, one thing after the other: each bid, the tricks of
 * each player. It never sees a card. The rules of the game refuse what cannot be, give the points
 * and say when the game is over: a pad scores by the very code by which the game does, so the two
 * cannot disagree. {@link Rules#scorePad} returns the pad of a game before its first hand.
 *
 * <pre>{@code
 * ScorePad<S> pad = rules.scorePad().orElseThrow();
 * while (pad.question().isPresent()) {
 *   pad = pad.answer(ask(pad.question().get()));
 * }
 * Outcome outcome = pad.state().outcome().orElseThrow();
 * }</pre>
 *
 * <p>Immutable and thread-safe: whoever keeps the pads of before can take an answer back. {@link
 * HandPad} is the pad of a game that is scored hand by hand.
 *
 * @param <S> the states of the game
 */
public interface ScorePad<S extends GameState> {
  /** Returns what is asked next; nothing if and only if the game is over. */
  Optional<PadQuestion> question();

  /**
   * Returns why an answer to the question cannot be right, by a rule that is in force, or nothing
   * if it can.
   *
   * @param answer one that the question {@linkplain PadQuestion#admits admits}
   * @throws IllegalStateException if the game is over
   * @throws IllegalArgumentException if the question does not admit the answer
   */
  Optional<Refusal> refusal(int answer);

  /**
   * Returns the pad after an answer to the question. With the last one of a hand the hand is
   * scored, and the next begins if there is one.
   *
   * @throws IllegalStateException if the game is over
   * @throws IllegalArgumentException if the question does not admit the answer, or a rule refuses
   *     it
   */
  ScorePad<S> answer(int answer);

  /**
   * Returns how a hand that the engine has played answers the question. By it the conformance kit
   * shows that the pad gives the points that the game gives.
   *
   * @param played a state of the game at the end of the hand that is asked, with its cards
   * @throws IllegalStateException if the game is over
   */
  int answerOf(S played);

  /**
   * Returns the state of the game as far as the pad knows it: the number of the hand, the points,
   * and how it ended. The cards in it are not those at the table.
   */
  S state();

  /** Returns the seat that deals the hand whose facts are asked, or the last one if it is over. */
  int dealer();

  /**
   * Returns how many cards each player gets in the hand whose facts are asked, at the first deal.
   */
  int handSize();
}
