package io.github.spadille.reaction.throughthewindow;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Through the Window.
 *
 * @param cardsEach how many cards each player gets
 * @param turnerWinsTies whether the player who turned a card gets it if several were equally fast
 * @param turnerKeepsRest whether that player gets it if nobody found a word
 * @param mayTryAgain whether a player whose word was rejected may call another
 * @param minLength the fewest letters of a word
 * @param nouns the dictionary
 */
public record ThroughTheWindowOptions(
    int cardsEach,
    boolean turnerWinsTies,
    boolean turnerKeepsRest,
    boolean mayTryAgain,
    int minLength,
    Nouns nouns) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ThroughTheWindowOptions> SCHEMA =
      OptionRecord.of(
              ThroughTheWindowOptions.class,
              option("cards-each", oneOf(1, 2, 3, 4), 4, ThroughTheWindowOptions::cardsEach),
              off("tie", "turner", "contest", ThroughTheWindowOptions::turnerWinsTies),
              off("no-word", "turner", "unclaimed", ThroughTheWindowOptions::turnerKeepsRest),
              on("retry", "on", "off", ThroughTheWindowOptions::mayTryAgain),
              option("min-length", oneOf(1, 2, 3, 4, 5), 1, ThroughTheWindowOptions::minLength),
              option("nouns", Dictionaries.BY_NAME, Nouns.BUILT_IN, ThroughTheWindowOptions::nouns))
          .build();
}
