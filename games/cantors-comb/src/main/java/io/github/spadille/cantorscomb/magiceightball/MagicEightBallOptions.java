package io.github.spadille.cantorscomb.magiceightball;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about the Magic Eight Ball.
 *
 * @param questionsLimit how many questions are answered; 0 for any number
 * @param turnsTop whether the top card is turned, and not one that the player picks
 * @param repeatsHazy whether a question stays open until its answer is yes or no
 */
public record MagicEightBallOptions(int questionsLimit, boolean turnsTop, boolean repeatsHazy) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<MagicEightBallOptions> SCHEMA =
      OptionRecord.of(
              MagicEightBallOptions.class,
              option(
                  "questions-limit",
                  range(0, 99, 0, 1, 2, 5),
                  0,
                  MagicEightBallOptions::questionsLimit),
              off("pick", "top", "position", MagicEightBallOptions::turnsTop),
              off("repeat-hazy", "on", "off", MagicEightBallOptions::repeatsHazy))
          .build();
}
