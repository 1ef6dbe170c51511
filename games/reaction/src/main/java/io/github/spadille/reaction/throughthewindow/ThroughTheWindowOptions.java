package io.github.spadille.reaction.throughthewindow;

import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Through the Window.
 *
 * @param cardsEach how many cards each player gets
 * @param turnerWinsTies whether the player who turned a card gets it if several were equally fast
 * @param tieWindow by how many milliseconds two words may differ and be equally fast
 * @param turnerKeepsRest whether that player gets it if nobody found a word
 * @param triesAgain whether a player whose word was rejected may call another
 * @param minLength the fewest letters of a word
 * @param nouns the dictionary
 */
@Value.Builder
public record ThroughTheWindowOptions(
    int cardsEach,
    boolean turnerWinsTies,
    int tieWindow,
    boolean turnerKeepsRest,
    boolean triesAgain,
    int minLength,
    Nouns nouns)
    implements WithThroughTheWindowOptions {
  /** Returns the options of the base rules. */
  public static ThroughTheWindowOptions defaults() {
    return new ThroughTheWindowOptionsBuilder()
        .cardsEach(4)
        .triesAgain(true)
        .minLength(1)
        .nouns(Nouns.BUILT_IN)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ThroughTheWindowOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("cards-each", oneOf(1, 2, 3, 4))
          .of(ThroughTheWindowOptions::cardsEach, ThroughTheWindowOptions::withCardsEach)
          .flag("tie", "turner", "contest")
          .of(ThroughTheWindowOptions::turnerWinsTies, ThroughTheWindowOptions::withTurnerWinsTies)
          .option("tie-window", range(0, 500, 0, 150, 500).whenLive(150))
          .of(ThroughTheWindowOptions::tieWindow, ThroughTheWindowOptions::withTieWindow)
          .flag("no-word", "turner", "unclaimed")
          .of(
              ThroughTheWindowOptions::turnerKeepsRest,
              ThroughTheWindowOptions::withTurnerKeepsRest)
          .flag("retry", "on", "off")
          .of(ThroughTheWindowOptions::triesAgain, ThroughTheWindowOptions::withTriesAgain)
          .option("min-length", oneOf(1, 2, 3, 4, 5))
          .of(ThroughTheWindowOptions::minLength, ThroughTheWindowOptions::withMinLength)
          .option("nouns", Dictionaries.BY_NAME)
          .of(ThroughTheWindowOptions::nouns, ThroughTheWindowOptions::withNouns)
          .build();
}
