package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Cantor's Comb; every choice has the rulebook's default. */
@Value.Immutable
public abstract class CantorsCombOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableCantorsCombOptions.Builder {}

  /** In which direction turns pass. */
  public enum Direction {
    /** To the seat with the next higher number. */
    UP,
    /** To the seat with the next lower number. */
    DOWN
  }

  /** Which dice of the stash go back to the center after they were rolled. */
  public enum StashReturn {
    /** All of them. */
    ALL,
    /** Those of the sum that was used, as few as make it. */
    USED,
    /** None. */
    NONE
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<CantorsCombOptions> SCHEMA =
      OptionSchema.builder(CantorsCombOptions::builder, Builder::build)
          .option(
              "direction",
              choice(Direction.class),
              CantorsCombOptions::direction,
              Builder::direction)
          .option(
              "solo-dice",
              range(1, Dice.MOST, 1, 4, 8, 16),
              CantorsCombOptions::soloDice,
              Builder::soloDice)
          .option(
              "stash-return",
              choice(StashReturn.class),
              CantorsCombOptions::stashReturn,
              Builder::stashReturn)
          .option(
              "stash-after-miss",
              flag("on", "off"),
              CantorsCombOptions::stashAfterMiss,
              Builder::stashAfterMiss)
          .option("give", flag("on", "off"), CantorsCombOptions::give, Builder::give)
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** In which direction turns pass. */
  @Value.Default
  public Direction direction() {
    return Direction.UP;
  }

  /** How many dice a single player can stash. */
  @Value.Default
  public int soloDice() {
    return 4;
  }

  /** Which dice of the stash go back to the center after they were rolled. */
  @Value.Default
  public StashReturn stashReturn() {
    return StashReturn.ALL;
  }

  /** Whether the stash can be thrown after a miss, before the die is taken. */
  @Value.Default
  public boolean stashAfterMiss() {
    return true;
  }

  /** Whether cards can be given away. */
  @Value.Default
  public boolean give() {
    return true;
  }
}
