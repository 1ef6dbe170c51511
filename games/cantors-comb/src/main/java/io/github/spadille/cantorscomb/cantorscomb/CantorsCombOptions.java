package io.github.spadille.cantorscomb.cantorscomb;

import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Cantor's Comb.
 *
 * @param ascending whether turns pass to the seat with the next higher number, not the next lower
 * @param soloDice how many dice a single player can stash
 * @param stashReturn which dice of the stash go back to the center after they were rolled
 * @param stashAfterMiss whether the stash can be thrown after a miss, before the die is taken
 * @param give whether cards can be given away
 */
public record CantorsCombOptions(
    boolean ascending,
    int soloDice,
    StashReturn stashReturn,
    boolean stashAfterMiss,
    boolean give) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CantorsCombOptions> SCHEMA =
      OptionRecord.of(
              CantorsCombOptions.class,
              on("direction", "up", "down", CantorsCombOptions::ascending),
              option("solo-dice", range(1, 16, 1, 4, 8, 16), 4, CantorsCombOptions::soloDice),
              option(
                  "stash-return",
                  choice(StashReturn.class),
                  StashReturn.ALL,
                  CantorsCombOptions::stashReturn),
              on("stash-after-miss", "on", "off", CantorsCombOptions::stashAfterMiss),
              on("give", "on", "off", CantorsCombOptions::give))
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
