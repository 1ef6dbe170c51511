package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;

/**
 * Plays games to their end by uniformly random moves, as fast as the rules allow.
 *
 * <p>It keeps one state at a time and no history.
 *
 * <p>Many threads may play at once by the same rules, each with a generator of its own. The thread
 * that uses a generator should make it too: two that were made one after the other lie in one line
 * of the processor's caches, which the threads then take from each other with every number.
 */
public final class Playout {
  private static final long WORD = -1L >>> Integer.SIZE;

  /** Of a uniform source at most every second draw is refused, and never so many in a row. */
  private static final int DRAWS = 64;

  private Playout() {}

  /**
   * What came of a game.
   *
   * @param last the state in which it ended or was cut off
   * @param decisions the number of moves that seats made; those of chance do not count
   */
  public record Result<S extends GameState>(S last, int decisions) {}

  /**
   * Returns the state in which random play ends.
   *
   * <p>Of the legal moves of all seats that may act, each is as likely as any other.
   *
   * @param state where to begin
   * @param random draws the moves, those of chance too
   * @param maxMoves after so many moves the game is cut off; moves of chance count
   * @throws IllegalStateException if the source is so far from uniform that 64 draws in a row are
   *     refused
   */
  public static <S extends GameState, M extends Move> S random(
      Rules<S, M> rules, S state, RandomSource random, int maxMoves) {
    return play(rules, state, random, maxMoves).last();
  }

  /**
   * Plays as {@link #random} does, and counts the decisions.
   *
   * @param state where to begin
   * @param random draws the moves, those of chance too
   * @param maxMoves after so many moves the game is cut off; moves of chance count
   * @throws IllegalStateException if the source is so far from uniform that 64 draws in a row are
   *     refused
   */
  public static <S extends GameState, M extends Move> Result<S> play(
      Rules<S, M> rules, S state, RandomSource random, int maxMoves) {
    S current = state;
    int decisions = 0;
    for (int i = 0; i < maxMoves && !current.turn().isOver(); i++) {
      M move;
      if (current.turn().isChance()) {
        move = rules.chance(current, random);
      } else {
        MoveList<M> moves = rules.legalMoves(current);
        move = moves.get(below(moves.size(), random));
        decisions++;
      }
      current = rules.apply(current, move);
    }
    return new Result<>(current, decisions);
  }

  /**
   * A number from 0, less than {@code bound}, each as likely as any other.
   *
   * <p>{@link RandomSource#nextInt(int)} divides, and asks whether the bound is a power of two,
   * which nobody can foresee. Here the bound is multiplied by a fraction of 32 bits; the few
   * fractions that would favour a number are thrown away (Lemire, Fast Random Integer Generation in
   * an Interval, 2019).
   */
  private static int below(int bound, RandomSource random) {
    for (int draw = 0; draw < DRAWS; draw++) {
      long product = (random.nextInt() & WORD) * bound;
      if ((product & WORD) >= bound || (product & WORD) >= (1L << Integer.SIZE) % bound) {
        return (int) (product >>> Integer.SIZE);
      }
    }
    throw new IllegalStateException(
        DRAWS + " draws in a row were refused; a source must be uniform");
  }
}
