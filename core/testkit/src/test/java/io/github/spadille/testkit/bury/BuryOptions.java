package io.github.spadille.testkit.bury;

import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionSchema;

/** What can be chosen about Bury. */
public record BuryOptions(int points, boolean queenCosts) {
  /** What can be chosen, as records write it. */
  public static final OptionSchema<BuryOptions> SCHEMA =
      OptionSchema.builder(new BuryOptions(1, true))
          .option("points", oneOf(1, 2))
          .of(BuryOptions::points, BuryOptions::withPoints)
          .flag("queen", "costs", "free")
          .of(BuryOptions::queenCosts, BuryOptions::withQueenCosts)
          .build();

  BuryOptions withPoints(int value) {
    return new BuryOptions(value, queenCosts);
  }

  BuryOptions withQueenCosts(boolean value) {
    return new BuryOptions(points, value);
  }
}
