package io.github.spadille.benchmarks.limit;

import io.github.spadille.benchmarks.Player;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** The games that have a limit engine. */
public final class Limits {
  private Limits() {}

  /** Returns the limit engine of a game with its usual house rules, if there is one. */
  public static Optional<Player> find(String game, int seats, RandomGenerator random) {
    switch (game) {
      case "crazy-eights":
        return Optional.of(new CrazyEightsLimit(seats, random));
      case "oh-hell":
        return Optional.of(new OhHellLimit(seats, random));
      default:
        return Optional.empty();
    }
  }
}
