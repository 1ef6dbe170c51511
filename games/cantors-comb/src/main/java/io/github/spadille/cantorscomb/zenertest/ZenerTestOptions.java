package io.github.spadille.cantorscomb.zenertest;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about the Zener Test.
 *
 * @param isClassic whether the test has 25 cards, and not all 64
 * @param runs how many runs there are, one for each guesser
 * @param isBlind whether nobody looks at a card while it is guessed
 * @param showsEach whether a card is shown when it has been guessed
 * @param guessesBlanks whether a blank card takes a guess, which is a miss
 */
public record ZenerTestOptions(
    boolean isClassic, int runs, boolean isBlind, boolean showsEach, boolean guessesBlanks) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ZenerTestOptions> SCHEMA =
      OptionRecord.of(
              ZenerTestOptions.class,
              off("pack", "classic", "full", ZenerTestOptions::isClassic),
              option("runs", range(1, 2, 1, 2), 1, ZenerTestOptions::runs),
              off("mode", "blind", "sender", ZenerTestOptions::isBlind),
              off("feedback", "each", "none", ZenerTestOptions::showsEach),
              off("blanks", "miss", "void", ZenerTestOptions::guessesBlanks))
          .require(
              "blanks",
              (options, seats) -> !options.guessesBlanks || !options.isClassic,
              "allowed: void with pack=classic, which has no blanks")
          .build();
}
