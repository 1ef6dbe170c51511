package io.github.spadille.benchmarks.limit;

import io.github.spadille.benchmarks.Player;
import io.github.spadille.engine.random.RandomSource;
import java.util.Optional;
import java.util.function.Function;

/** The games that have a limit engine. */
public final class Limits {
  private Limits() {}

  /** Returns what makes limit engines of a game with its usual house rules, if there are any. */
  public static Optional<Function<RandomSource, Player>> find(String game, int seats) {
    switch (game) {
      case "crazy-eights":
        return Optional.of(random -> new CrazyEightsLimit(seats, random));
      case "oh-hell":
        return Optional.of(random -> new OhHellLimit(seats, random));
      default:
        return Optional.empty();
    }
  }
}
