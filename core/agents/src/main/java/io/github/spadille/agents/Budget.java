package io.github.spadille.agents;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.math.LongMath;
import java.math.RoundingMode;
import java.time.Duration;

/**
 * How long to think about one move.
 *
 * <p>With a number of iterations or of moves a choice follows from what was seen and from the
 * random numbers alone; with a time also from how fast the machine is.
 *
 * @param unit in what it is counted
 * @param amount how many of them, at least 1
 */
public record Budget(Unit unit, long amount) {
  /** What a budget counts. */
  public enum Unit {
    /** Imagined games, each from a sample to its end. */
    ITERATIONS,
    /**
     * Moves that are played in imagination, those of the past for each sample among them. A long
     * game then gets fewer iterations than a short one, and both take about the same time. To
     * choose from a long list counts too. However few they are, each move that the search looks at
     * is tried once.
     */
    MOVES,
    /**
     * Nanoseconds, from when the seat begins to work out what it knows. However few they are, each
     * move that the search looks at is tried once.
     */
    TIME
  }

  /**
   * Checks the amount.
   *
   * @throws IllegalArgumentException if {@code amount} is not positive
   */
  public Budget {
    checkArgument(amount > 0, "a budget of %s %s; expected 1 or more", amount, unit);
  }

  /**
   * Returns a budget of so many imagined games.
   *
   * @throws IllegalArgumentException if {@code iterations} is not positive
   */
  public static Budget ofIterations(long iterations) {
    return new Budget(Unit.ITERATIONS, iterations);
  }

  /**
   * Returns a budget of so many imagined moves.
   *
   * @throws IllegalArgumentException if {@code moves} is not positive
   */
  public static Budget ofMoves(long moves) {
    return new Budget(Unit.MOVES, moves);
  }

  /**
   * Returns a budget of time.
   *
   * @throws IllegalArgumentException if {@code time} is not positive
   */
  public static Budget ofTime(Duration time) {
    return new Budget(Unit.TIME, time.toNanos());
  }

  /** Returns what each of some searches gets that run side by side. */
  Budget share(int searches) {
    return unit == Unit.TIME
        ? this
        : new Budget(unit, LongMath.divide(amount, searches, RoundingMode.CEILING));
  }

  /**
   * Returns about how many imagined games it pays for.
   *
   * @param each what one of them takes, in units of this budget; for iterations it is not asked
   */
  double iterations(double each) {
    return unit == Unit.ITERATIONS ? amount : amount / Math.max(1, each);
  }

  /** Returns it as {@link Agents#parse} reads it: {@code iterations=2000}, {@code time=50ms}. */
  @Override
  public String toString() {
    return switch (unit) {
      case ITERATIONS -> "iterations=" + amount;
      case MOVES -> "moves=" + amount;
      case TIME -> "time=" + Duration.ofNanos(amount).toMillis() + "ms";
    };
  }
}
