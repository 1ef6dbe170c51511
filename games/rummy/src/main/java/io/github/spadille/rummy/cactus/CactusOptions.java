package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Cactus.
 *
 * @param hands how many hands are played
 * @param notes whether players see the cards that they have seen before
 * @param initialPeek how many of their cards players look at after the deal, 0 or 2
 * @param penalty how many cards a match that fails costs
 * @param callerPenalty points for a caller who has not the lower total
 * @param lockCaller whether the cards of the caller stay where they are
 * @param powers whether there are power cards
 */
public record CactusOptions(
    int hands,
    boolean notes,
    int initialPeek,
    int penalty,
    int callerPenalty,
    boolean lockCaller,
    boolean powers) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CactusOptions> SCHEMA =
      OptionRecord.of(
              CactusOptions.class,
              option("hands", range(1, 20, 1, 2, 3), 1, CactusOptions::hands),
              off("memory", "notes", "strict", CactusOptions::notes),
              option("initial-peek", oneOf(0, 2), 0, CactusOptions::initialPeek),
              option("penalty", range(0, 4, 0, 1, 2, 3, 4), 2, CactusOptions::penalty),
              option("caller-penalty", range(0, 20, 0, 5, 20), 0, CactusOptions::callerPenalty),
              off("lock-caller", "on", "off", CactusOptions::lockCaller),
              on("powers", "on", "off", CactusOptions::powers))
          .build();
}
