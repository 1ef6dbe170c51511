package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;

/**
 * How a game ended: who won, and in what order the seats came in.
 *
 * <p>Immutable, with value equality.
 *
 * @param winners the seats that won; none if the game is drawn or lost by all
 * @param ranking the place of each seat, 1 for the best; equal seats share a place
 */
public record Outcome(ImmutableSet<Integer> winners, ImmutableIntArray ranking) {
  /**
   * Checks that the winners are seats.
   *
   * @throws IllegalArgumentException if a winner is not a seat of the ranking
   */
  public Outcome {
    for (int winner : winners) {
      checkArgument(winner >= 0 && winner < ranking.length(), "winner %s is no seat", winner);
    }
  }

  /** Returns the outcome in which the highest score wins; equal seats share the win. */
  public static Outcome highest(ImmutableLongArray scores) {
    return ranked(scores, 1);
  }

  /** Returns the outcome in which the lowest score wins; equal seats share the win. */
  public static Outcome lowest(ImmutableLongArray scores) {
    return ranked(scores, -1);
  }

  private static Outcome ranked(ImmutableLongArray scores, int sign) {
    ImmutableIntArray.Builder ranking = ImmutableIntArray.builder(scores.length());
    ImmutableSet.Builder<Integer> winners = ImmutableSet.builder();
    for (int seat = 0; seat < scores.length(); seat++) {
      int place = 1;
      for (int other = 0; other < scores.length(); other++) {
        if (Long.compare(scores.get(other), scores.get(seat)) * sign > 0) {
          place++;
        }
      }
      ranking.add(place);
      if (place == 1) {
        winners.add(seat);
      }
    }
    return new Outcome(winners.build(), ranking.build());
  }

  /**
   * Returns the outcome in which some seats win and all others come in after them.
   *
   * @param seats the number of seats
   * @param winners bit i stands for seat i; 0 if nobody wins
   */
  public static Outcome winners(int seats, int winners) {
    ImmutableIntArray.Builder ranking = ImmutableIntArray.builder(seats);
    ImmutableSet.Builder<Integer> won = ImmutableSet.builder();
    int behind = 1 + Integer.bitCount(winners);
    for (int seat = 0; seat < seats; seat++) {
      boolean wins = (winners >> seat & 1) != 0;
      ranking.add(wins ? 1 : behind);
      if (wins) {
        won.add(seat);
      }
    }
    return new Outcome(won.build(), ranking.build());
  }

  /** Tells whether nobody won. */
  public boolean isDraw() {
    return winners.isEmpty();
  }
}
