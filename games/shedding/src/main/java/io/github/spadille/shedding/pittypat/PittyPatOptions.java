package io.github.spadille.shedding.pittypat;

import static io.github.spadille.engine.option.OptionType.atLeast;
import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Pitty Pat.
 *
 * @param mustDiscard whether a player who has matched must discard a second card
 * @param stockOutEnds whether a hand ends when the stock is used up
 * @param hands how many hands are played without a target
 * @param target how many hands a player must win to end the game; 0 for a number of hands
 * @param handSize how many cards each player is dealt
 */
@Value.Builder
public record PittyPatOptions(
    boolean mustDiscard, boolean stockOutEnds, int hands, int target, int handSize)
    implements WithPittyPatOptions {
  /** Returns the options of the base rules. */
  public static PittyPatOptions defaults() {
    return new PittyPatOptionsBuilder().hands(1).handSize(5).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PittyPatOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("second", "must", "may")
          .of(PittyPatOptions::mustDiscard, PittyPatOptions::withMustDiscard)
          .flag("stock-out", "end", "reshuffle")
          .of(PittyPatOptions::stockOutEnds, PittyPatOptions::withStockOutEnds)
          .option("hands", atLeast(1, 1, 3))
          .of(PittyPatOptions::hands, PittyPatOptions::withHands)
          .option("target", atLeast(0, 0, 1, 2))
          .of(PittyPatOptions::target, PittyPatOptions::withTarget)
          .option("hand-size", oneOf(3, 5, 7))
          .of(PittyPatOptions::handSize, PittyPatOptions::withHandSize)
          .build();
}
