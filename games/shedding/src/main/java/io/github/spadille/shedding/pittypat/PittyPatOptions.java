package io.github.spadille.shedding.pittypat;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Pitty Pat.
 *
 * @param mustDiscard whether a player who has matched must discard a second card
 * @param stockOutEnds whether a hand ends when the stock is used up
 * @param hands how many hands are played without a target
 * @param target how many hands a player must win to end the game; 0 for a number of hands
 * @param handSize how many cards each player is dealt
 */
public record PittyPatOptions(
    boolean mustDiscard, boolean stockOutEnds, int hands, int target, int handSize) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PittyPatOptions> SCHEMA =
      OptionRecord.of(
              PittyPatOptions.class,
              off("second", "must", "may", PittyPatOptions::mustDiscard),
              off("stock-out", "end", "reshuffle", PittyPatOptions::stockOutEnds),
              option("hands", atLeast(1, 1, 3), 1, PittyPatOptions::hands),
              option("target", atLeast(0, 0, 1, 2), 0, PittyPatOptions::target),
              option("hand-size", oneOf(3, 5, 7), 5, PittyPatOptions::handSize))
          .build();
}
