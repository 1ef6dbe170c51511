package io.github.spadille.benchmarks;

/**
 * Plays whole games by uniformly random moves, one after the other.
 *
 * <p>A decision is a move of a seat; moves of chance take their time but do not count.
 */
public interface Player {
  /** A game is cut off after so many moves, those of chance included. */
  int MAX_MOVES = 100_000;

  /** Plays the next game and returns the number of decisions made in it. */
  int playGame();

  /** Returns the score of each seat at the end of the last game. */
  long[] scores();

  /** Plays whole games until there are enough decisions, and returns the number of them. */
  default int playDecisions(int enough) {
    int made = 0;
    while (made < enough) {
      made += playGame();
    }
    return made;
  }
}
