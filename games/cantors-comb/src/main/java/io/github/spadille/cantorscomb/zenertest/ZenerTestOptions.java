package io.github.spadille.cantorscomb.zenertest;

import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about the Zener Test.
 *
 * @param classic whether the test has 25 cards, and not all 64
 * @param runs how many runs there are, one for each guesser
 * @param blind whether nobody looks at a card while it is guessed
 * @param showsEach whether a card is shown when it has been guessed
 * @param guessesBlanks whether a blank card takes a guess, which is a miss
 */
@Value.Builder
public record ZenerTestOptions(
    boolean classic, int runs, boolean blind, boolean showsEach, boolean guessesBlanks)
    implements WithZenerTestOptions {
  /** Returns the options of the base rules. */
  public static ZenerTestOptions defaults() {
    return new ZenerTestOptionsBuilder().runs(1).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ZenerTestOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("pack", "classic", "full")
          .of(ZenerTestOptions::classic, ZenerTestOptions::withClassic)
          .option("runs", range(1, 2, 1, 2))
          .of(ZenerTestOptions::runs, ZenerTestOptions::withRuns)
          .flag("mode", "blind", "sender")
          .of(ZenerTestOptions::blind, ZenerTestOptions::withBlind)
          .flag("feedback", "each", "none")
          .of(ZenerTestOptions::showsEach, ZenerTestOptions::withShowsEach)
          .flag("blanks", "miss", "void")
          .of(ZenerTestOptions::guessesBlanks, ZenerTestOptions::withGuessesBlanks)
          .require(
              "blanks",
              (options, seats) -> !options.guessesBlanks || !options.classic,
              "allowed: void with pack=classic, which has no blanks")
          .build();
}
