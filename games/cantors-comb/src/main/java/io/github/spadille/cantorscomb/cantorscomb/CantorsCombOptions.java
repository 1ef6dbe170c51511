package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Cantor's Comb.
 *
 * @param ascending whether turns pass to the seat with the next higher number, not the next lower
 * @param soloDice how many dice a single player can stash
 * @param stashReturn which dice of the stash go back to the center after they were rolled
 * @param stashAfterMiss whether the stash can be thrown after a miss, before the die is taken
 * @param give whether cards can be given away
 */
@Value.Builder
public record CantorsCombOptions(
    boolean ascending, int soloDice, StashReturn stashReturn, boolean stashAfterMiss, boolean give)
    implements WithCantorsCombOptions {
  /** Returns the options of the base rules. */
  public static CantorsCombOptions defaults() {
    return new CantorsCombOptionsBuilder()
        .ascending(true)
        .soloDice(4)
        .stashReturn(StashReturn.ALL)
        .stashAfterMiss(true)
        .give(true)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CantorsCombOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("direction", "up", "down")
          .of(CantorsCombOptions::ascending, CantorsCombOptions::withAscending)
          .option("solo-dice", range(1, 16, 1, 4, 8, 16))
          .of(CantorsCombOptions::soloDice, CantorsCombOptions::withSoloDice)
          .option("stash-return", choice(StashReturn.class))
          .of(CantorsCombOptions::stashReturn, CantorsCombOptions::withStashReturn)
          .flag("stash-after-miss", "on", "off")
          .of(CantorsCombOptions::stashAfterMiss, CantorsCombOptions::withStashAfterMiss)
          .flag("give", "on", "off")
          .of(CantorsCombOptions::give, CantorsCombOptions::withGive)
          .build();

  /** Which dice of the stash go back to the center after they were rolled. */
  public enum StashReturn {
    /** All of them. */
    ALL,
    /** Those of the sum that was used, as few as make it. */
    USED,
    /** None. */
    NONE
  }
}
