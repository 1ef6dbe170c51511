package io.github.spadille.agents;

import static com.google.common.base.Preconditions.checkArgument;

import java.time.Duration;
import java.util.Optional;

/**
 * How long to think about one move: a number of iterations, or some time.
 *
 * <p>With a number of iterations a choice follows from what was seen and from the random numbers
 * alone; with a time also from how fast the machine is.
 *
 * @param iterations the number of iterations, 0 if the time decides
 * @param time the time, if it decides
 */
public record Budget(int iterations, Optional<Duration> time) {
  /**
   * Checks that one of the two is given.
   *
   * @throws IllegalArgumentException if both or none are, or what is given is not positive
   */
  public Budget {
    checkArgument(
        time.isPresent() ? iterations == 0 : iterations > 0,
        "%s iterations and time %s; expected iterations or a time",
        iterations,
        time);
    checkArgument(
        time.isEmpty() || !(time.get().isZero() || time.get().isNegative()),
        "%s; expected more than no time",
        time);
  }

  /**
   * Returns a budget of so many iterations.
   *
   * @throws IllegalArgumentException if {@code iterations} is not positive
   */
  public static Budget ofIterations(int iterations) {
    return new Budget(iterations, Optional.empty());
  }

  /**
   * Returns a budget of time.
   *
   * @throws IllegalArgumentException if {@code time} is not positive
   */
  public static Budget ofTime(Duration time) {
    return new Budget(0, Optional.of(time));
  }
}
