package io.github.spadille.cantorscomb.magiceightball;

import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about the Magic Eight Ball.
 *
 * @param questionsLimit how many questions are answered; 0 for any number
 * @param turnsTop whether the top card is turned, and not one that the player picks
 * @param repeatsHazy whether a question stays open until its answer is yes or no
 */
@Value.Builder
public record MagicEightBallOptions(int questionsLimit, boolean turnsTop, boolean repeatsHazy)
    implements WithMagicEightBallOptions {
  /** Returns the options of the base rules. */
  public static MagicEightBallOptions defaults() {
    return new MagicEightBallOptionsBuilder().build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<MagicEightBallOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("questions-limit", range(0, 99, 0, 1, 2, 5))
          .of(MagicEightBallOptions::questionsLimit, MagicEightBallOptions::withQuestionsLimit)
          .flag("pick", "top", "position")
          .of(MagicEightBallOptions::turnsTop, MagicEightBallOptions::withTurnsTop)
          .flag("repeat-hazy", "on", "off")
          .of(MagicEightBallOptions::repeatsHazy, MagicEightBallOptions::withRepeatsHazy)
          .build();
}
