package io.github.spadille.engine.game;

/**
 * A move with a free time, as in games of reaction.
 *
 * <p>{@link Rules#legalMoves} names such a move once, with the smallest legal time; later times are
 * legal too as far as the rules of the game do not set an end.
 */
public interface TimedMove extends Move {
  /** Returns the time in milliseconds. */
  long time();

  /** Returns the same move at another time. */
  TimedMove at(long time);
}
