package io.github.spadille.engine.move;

/**
 * A move with a free time, as in games of reaction.
 *
 * <p>{@code Rules.legalMoves} names such a move once, with the smallest legal time; later times are
 * legal too, up to {@link #LATEST} or to the end that the rules of the game set. No time before 0
 * or after {@link #LATEST} is ever legal, so times can be added and compared without overflow.
 *
 * <p>Rules believe a time. Where players could gain by a wrong one, whoever hands in their moves
 * takes it from a clock of its own.
 */
public interface TimedMove extends Move {
  /** The latest time that rules allow, eleven days. */
  long LATEST = 999_999_999;

  /** Returns the time in milliseconds. */
  long time();

  /** Returns the same move at another time. */
  TimedMove at(long time);
}
