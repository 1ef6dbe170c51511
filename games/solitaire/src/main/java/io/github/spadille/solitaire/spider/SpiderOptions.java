package io.github.spadille.solitaire.spider;

import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Spider.
 *
 * @param suits how many suits the pack has
 * @param dealWithEmpty when ten cards may be dealt while a column is empty
 * @param automatic whether complete runs go by themselves, not when the player removes them
 * @param countsRuns whether the runs removed are counted, not points
 */
public record SpiderOptions(
    int suits, DealWithEmpty dealWithEmpty, boolean automatic, boolean countsRuns) {
  /** When ten cards may be dealt while a column is empty. */
  public enum DealWithEmpty {
    /** At any time. */
    ON,
    /** Only when the columns have too few cards to fill all of them. */
    OFF,
    /** At no time. */
    NEVER
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<SpiderOptions> SCHEMA =
      OptionRecord.of(
              SpiderOptions.class,
              option("suits", oneOf(1, 2, 4), 4, SpiderOptions::suits),
              option(
                  "deal-with-empty",
                  choice(DealWithEmpty.class),
                  DealWithEmpty.OFF,
                  SpiderOptions::dealWithEmpty),
              on("removal", "auto", "manual", SpiderOptions::automatic),
              on("scoring", "runs", "points", SpiderOptions::countsRuns))
          .preset("one-suit", ImmutableMap.of("suits", "1", "scoring", "points"))
          .preset("two-suits", ImmutableMap.of("suits", "2", "scoring", "points"))
          .build();
}
