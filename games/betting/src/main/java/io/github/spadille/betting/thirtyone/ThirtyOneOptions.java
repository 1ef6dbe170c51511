package io.github.spadille.betting.thirtyone;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Thirty-One.
 *
 * @param markers how many markers each player has at first
 * @param extraLife whether a player without a marker stays in until the next loss
 * @param everyLossCounts whether a player can lose more markers in a hand than there are left
 * @param stake what each player pays into the pot
 * @param bestSuit whether a hand counts its best suit, also if that is a single card
 * @param allOthersLose whether everybody without 31 loses when a hand ends with a blitz
 * @param knockerTies whether the knocker loses like the others who share the lowest count
 * @param returnsUpcard whether the upcard just taken may be discarded
 * @param knockWaits whether nobody may knock before every player has had a turn
 * @param threeOfAKind what three of a kind count, in halves of a point; 0 if nothing special
 * @param stockOutEnds whether a hand ends when the stock is used up
 */
@Value.Builder
public record ThirtyOneOptions(
    int markers,
    boolean extraLife,
    boolean everyLossCounts,
    int stake,
    boolean bestSuit,
    boolean allOthersLose,
    boolean knockerTies,
    boolean returnsUpcard,
    boolean knockWaits,
    int threeOfAKind,
    boolean stockOutEnds)
    implements WithThirtyOneOptions {
  /** Returns the options of the base rules. */
  public static ThirtyOneOptions defaults() {
    return new ThirtyOneOptionsBuilder()
        .markers(4)
        .extraLife(true)
        .stake(1)
        .returnsUpcard(true)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ThirtyOneOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("markers", range(1, 10, 1, 2, 4))
          .of(ThirtyOneOptions::markers, ThirtyOneOptions::withMarkers)
          .flag("extra-life", "yes", "no")
          .of(ThirtyOneOptions::extraLife, ThirtyOneOptions::withExtraLife)
          .flag("overshoot", "out", "stays")
          .of(ThirtyOneOptions::everyLossCounts, ThirtyOneOptions::withEveryLossCounts)
          .option("stake", range(0, 1000, 0, 1, 5))
          .of(ThirtyOneOptions::stake, ThirtyOneOptions::withStake)
          .flag("hand-score", "best-suit", "pair-suit")
          .of(ThirtyOneOptions::bestSuit, ThirtyOneOptions::withBestSuit)
          .flag("blitz-penalty", "all-others", "lowest")
          .of(ThirtyOneOptions::allOthersLose, ThirtyOneOptions::withAllOthersLose)
          .flag("knock-tie", "equal", "safe")
          .of(ThirtyOneOptions::knockerTies, ThirtyOneOptions::withKnockerTies)
          .flag("return-upcard", "yes", "no")
          .of(ThirtyOneOptions::returnsUpcard, ThirtyOneOptions::withReturnsUpcard)
          .flag("knock-from-round", "2", "1")
          .of(ThirtyOneOptions::knockWaits, ThirtyOneOptions::withKnockWaits)
          .option("three-of-a-kind", choice(ImmutableMap.of("off", 0, "on", 61, "30", 60)))
          .of(ThirtyOneOptions::threeOfAKind, ThirtyOneOptions::withThreeOfAKind)
          .flag("stock-end", "void", "reshuffle")
          .of(ThirtyOneOptions::stockOutEnds, ThirtyOneOptions::withStockOutEnds)
          .build();
}
