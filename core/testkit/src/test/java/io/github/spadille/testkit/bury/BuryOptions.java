package io.github.spadille.testkit.bury;

import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionSchema;

/** What can be chosen about Bury. */
public record BuryOptions(int points, boolean queenCosts) {
  /** What can be chosen, as records write it. */
  public static final OptionSchema<BuryOptions> SCHEMA =
      OptionSchema.builder(Builder::new, Builder::build)
          .option(
              "points",
              oneOf(1, 2),
              BuryOptions::points,
              (builder, points) -> builder.points = points)
          .option(
              "queen",
              flag("costs", "free"),
              BuryOptions::queenCosts,
              (builder, costs) -> builder.queenCosts = costs)
          .build();

  /** Collects choices. */
  static final class Builder {
    private int points = 1;
    private boolean queenCosts = true;

    BuryOptions build() {
      return new BuryOptions(points, queenCosts);
    }
  }
}
