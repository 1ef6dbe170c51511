package io.github.spadille.solitaire.spider;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Spider.
 *
 * @param suits how many suits the pack has
 * @param dealWithEmpty when ten cards may be dealt while a column is empty
 * @param automatic whether complete runs go by themselves, not when the player removes them
 * @param countsRuns whether the runs removed are counted, not points
 */
@Value.Builder
public record SpiderOptions(
    int suits, DealWithEmpty dealWithEmpty, boolean automatic, boolean countsRuns)
    implements WithSpiderOptions {
  /** When ten cards may be dealt while a column is empty. */
  public enum DealWithEmpty {
    /** At any time. */
    ON,
    /** Only when the columns have too few cards to fill all of them. */
    OFF,
    /** At no time. */
    NEVER
  }

  /** Returns the options of the base rules. */
  public static SpiderOptions defaults() {
    return new SpiderOptionsBuilder()
        .suits(4)
        .dealWithEmpty(DealWithEmpty.OFF)
        .automatic(true)
        .countsRuns(true)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<SpiderOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("suits", oneOf(1, 2, 4))
          .of(SpiderOptions::suits, SpiderOptions::withSuits)
          .option("deal-with-empty", choice(DealWithEmpty.class))
          .of(SpiderOptions::dealWithEmpty, SpiderOptions::withDealWithEmpty)
          .flag("removal", "auto", "manual")
          .of(SpiderOptions::automatic, SpiderOptions::withAutomatic)
          .flag("scoring", "runs", "points")
          .of(SpiderOptions::countsRuns, SpiderOptions::withCountsRuns)
          .preset("one-suit", ImmutableMap.of("suits", "1", "scoring", "points"))
          .preset("two-suits", ImmutableMap.of("suits", "2", "scoring", "points"))
          .build();
}
