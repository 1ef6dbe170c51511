package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;

/**
 * How much of something each side has won, entered one side after the other: cards, or those of a
 * suit. Immutable, with value equality.
 *
 * <p>Whether a share lies between {@link #lowest} and {@link #highest} is for the question to say;
 * {@link #with} takes any.
 *
 * @param total how much of it there is; all of it is won
 * @param most the most that each side can have
 * @param counts what each side has, 0 for those that are not entered
 * @param side the side whose share is entered next; the number of sides if none is
 */
public record Shares(int total, IntPerSeat most, IntPerSeat counts, int side) {
  /** Returns the shares of something before any is entered. */
  public static Shares of(int total, IntPerSeat most) {
    return new Shares(total, most, IntPerSeat.of(most.size(), 0), 0);
  }

  /** Tells whether the shares of all sides are entered. */
  public boolean isComplete() {
    return side == most.size();
  }

  /** Tells whether the shares of all sides are entered, and no side has anything. */
  public boolean isOfNothing() {
    return isComplete() && counts.sum() == 0;
  }

  /** Returns what no side has so far. */
  public int left() {
    return total - counts.sum();
  }

  /** Returns the least that the next side can have, so that later ones can have the rest. */
  public int lowest() {
    int others = 0;
    for (int other = side + 1; other < most.size(); other++) {
      others += most.get(other);
    }
    return Math.max(0, left() - others);
  }

  /** Returns the least that the next side can have, if all sides can have nothing. */
  public int lowestOrNothing() {
    return left() == total ? 0 : lowest();
  }

  /**
   * Returns the most that the next side can have.
   *
   * @throws IndexOutOfBoundsException if all are entered
   */
  public int highest() {
    return Math.min(left(), most.get(side));
  }

  /**
   * Returns these shares with that of the next side.
   *
   * @throws IllegalArgumentException if all are entered
   */
  public Shares with(int share) {
    checkArgument(!isComplete(), "%s; expected none, as all shares are entered", share);
    return new Shares(total, most, counts.with(side, share), side + 1);
  }

  /**
   * Returns the question for the next share.
   *
   * @param key where its words stand
   * @param lowest the lowest answer
   * @param players the players of the side
   * @throws IndexOutOfBoundsException if all are entered
   * @throws IllegalArgumentException if {@code lowest} is more than {@link #highest}
   */
  public PadQuestion question(String key, int lowest, Seats players) {
    return PadQuestion.number(key, Seats.NOBODY, lowest, highest(), players);
  }
}
