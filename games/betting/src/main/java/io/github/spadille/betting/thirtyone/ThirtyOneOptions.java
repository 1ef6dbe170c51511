package io.github.spadille.betting.thirtyone;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

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
    boolean stockOutEnds) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ThirtyOneOptions> SCHEMA =
      OptionRecord.of(
              ThirtyOneOptions.class,
              option("markers", range(1, 10, 1, 2, 4), 4, ThirtyOneOptions::markers),
              on("extra-life", "yes", "no", ThirtyOneOptions::extraLife),
              off("overshoot", "out", "stays", ThirtyOneOptions::everyLossCounts),
              option("stake", range(0, 1000, 0, 1, 5), 1, ThirtyOneOptions::stake),
              off("hand-score", "best-suit", "pair-suit", ThirtyOneOptions::bestSuit),
              off("blitz-penalty", "all-others", "lowest", ThirtyOneOptions::allOthersLose),
              off("knock-tie", "equal", "safe", ThirtyOneOptions::knockerTies),
              on("return-upcard", "yes", "no", ThirtyOneOptions::returnsUpcard),
              off("knock-from-round", "2", "1", ThirtyOneOptions::knockWaits),
              option(
                  "three-of-a-kind",
                  choice(ImmutableMap.of("off", 0, "on", 61, "30", 60)),
                  0,
                  ThirtyOneOptions::threeOfAKind),
              off("stock-end", "void", "reshuffle", ThirtyOneOptions::stockOutEnds))
          .build();
}
