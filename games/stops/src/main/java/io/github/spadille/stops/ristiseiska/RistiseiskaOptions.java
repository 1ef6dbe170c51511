package io.github.spadille.stops.ristiseiska;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Ristiseiska.
 *
 * @param falseBegs whether a seat may beg although it can play, and is given more cards for it
 * @param firstTurnFree whether a seat that cannot play in its first turn need not beg
 * @param hands how many hands are played, unless the game has a target
 * @param cardsCount whether the cards that are left count against their holders
 * @param target the score that ends the game; 0 for none
 * @param endCardBonus whether a seat may play a second card after an ace or a king
 * @param eightWaits whether an 8 can be played only after the 6 of its suit
 */
public record RistiseiskaOptions(
    boolean falseBegs,
    boolean firstTurnFree,
    int hands,
    boolean cardsCount,
    int target,
    boolean endCardBonus,
    boolean eightWaits) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<RistiseiskaOptions> SCHEMA =
      OptionRecord.of(
              RistiseiskaOptions.class,
              off("false-beg", "priced", "illegal", RistiseiskaOptions::falseBegs),
              on("first-turn-free", "yes", "no", RistiseiskaOptions::firstTurnFree),
              option("hands", atLeast(1, 1, 3), 1, RistiseiskaOptions::hands),
              off("scoring", "cards", "wins", RistiseiskaOptions::cardsCount),
              option("target", atLeast(0, 0, 50, 100), 0, RistiseiskaOptions::target),
              off("end-card-bonus", "yes", "no", RistiseiskaOptions::endCardBonus),
              off("eight-needs-six", "yes", "no", RistiseiskaOptions::eightWaits))
          .require(
              "target",
              (options, seats) -> options.cardsCount() || options.target() == 0,
              "needs scoring=cards")
          .build();
}
