package io.github.spadille.engine.game;

import io.github.spadille.engine.state.ScoreSheet;

/** A state that keeps the number of the hand and the points in one part. */
public interface HandState extends GameState {
  /** What stays the same while a hand is played, and the points. */
  interface Hand {
    /** Returns the number of the hand, from 1. */
    int number();

    /** Returns every point given. */
    ScoreSheet sheet();
  }

  /** Returns what stays the same while a hand is played. */
  Hand hand();

  @Override
  default int handNumber() {
    return hand().number();
  }

  @Override
  default ScoreSheet sheet() {
    return hand().sheet();
  }
}
