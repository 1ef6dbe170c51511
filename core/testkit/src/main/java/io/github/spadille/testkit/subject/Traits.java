package io.github.spadille.testkit.subject;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import java.util.OptionalLong;

/**
 * What the laws must know about a game beyond the game itself; most games need not say anything.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public interface Traits<S extends GameState, M extends Move> {
  /** Returns the move of the list that a legal move stands for, where one can be written so. */
  default M canonical(S state, M move) {
    return move;
  }

  /** Tells whether a move may be legal without being listed, as a word that a seat makes up. */
  default boolean mayBeUnlisted(S state, M move) {
    return false;
  }

  /**
   * Returns what a player may choose in secret instead of a move with free text, so that others see
   * no difference; for other moves those in the list are taken that look alike.
   */
  default ImmutableList<M> insteadOf(Rules<S, M> rules, S state, M move) {
    return ImmutableList.of();
  }

  /** Returns a number that never changes in a game, such as the sum of all chips. */
  default OptionalLong conserved(S state) {
    return OptionalLong.empty();
  }

  /** Returns after how many moves a random game is cut off, moves of chance included. */
  default int moveLimit() {
    return 10_000;
  }

  /** Tells whether every random game is over before the limit. */
  default boolean everyGameEnds() {
    return true;
  }

  /**
   * Returns who plays the games that the laws look at; each seat of a game has one of them.
   *
   * <p>Uniform play shows what is odd, lively play of several tempers what is deep; a game that
   * names others names some of both.
   */
  default ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(1), new LivelyAgent(2), new LivelyAgent(3));
  }

  /** Returns house rules without which a value of an option would not matter. */
  default ImmutableMap<String, String> companions(String option, String value) {
    return ImmutableMap.of();
  }

  /** Returns how many random games are searched for one in which a value of an option matters. */
  default int gamesPerOption() {
    return 400;
  }
}
