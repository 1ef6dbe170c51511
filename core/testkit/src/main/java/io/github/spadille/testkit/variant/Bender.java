package io.github.spadille.testkit.variant;

import org.jspecify.annotations.Nullable;

/** Stands between the rules of a variant and their caller, and may give another answer. */
@FunctionalInterface
public interface Bender {
  /**
   * Returns what a variant answers.
   *
   * @param point the name of the method
   * @param seats how many seats there are
   * @param answer what the game itself answers
   * @param arguments what the method was given
   * @param <T> what the method returns
   */
  <T extends @Nullable Object> T bend(
      String point, int seats, T answer, @Nullable Object[] arguments);
}
