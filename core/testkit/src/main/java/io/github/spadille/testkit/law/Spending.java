package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Past;
import io.github.spadille.engine.move.Move;

/**
 * How many positions a law imagines hidden cards in: fewer where that is slow.
 *
 * <p>It counts what has to be played again, so the positions are the same on every machine.
 */
final class Spending {
  /** Where moves may tell more than the game says, every exchange of cards is played again. */
  private static final int UNTOLD = 100;

  private final long most;
  private final int least;
  private long spent;
  private int positions;

  /**
   * Begins.
   *
   * @param most about how many moves are played again at most
   * @param least how many positions are looked at in any case
   */
  Spending(long most, int least) {
    this.most = most;
    this.least = least;
  }

  /** Tells whether a position may be looked at so often, and counts it if so. */
  <S extends GameState, M extends Move> boolean affords(
      Run<S, M> run, int index, Past<S, M> past, int times) {
    if (positions >= least && spent >= most) {
      return false;
    }
    int moves = past.seen().size();
    long price = (long) moves * times * (UnknownListener.hears(run, index, moves) ? UNTOLD : 1);
    if (positions >= least && spent + price > most) {
      return false;
    }
    spent += price;
    positions++;
    return true;
  }
}
