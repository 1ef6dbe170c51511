package io.github.spadille.stops.ristiseiska;

import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

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
@Value.Builder
public record RistiseiskaOptions(
    boolean falseBegs,
    boolean firstTurnFree,
    int hands,
    boolean cardsCount,
    int target,
    boolean endCardBonus,
    boolean eightWaits)
    implements WithRistiseiskaOptions {
  /** Returns the options of the base rules. */
  public static RistiseiskaOptions defaults() {
    return new RistiseiskaOptionsBuilder().firstTurnFree(true).hands(1).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<RistiseiskaOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("false-beg", "priced", "illegal")
          .of(RistiseiskaOptions::falseBegs, RistiseiskaOptions::withFalseBegs)
          .flag("first-turn-free", "yes", "no")
          .of(RistiseiskaOptions::firstTurnFree, RistiseiskaOptions::withFirstTurnFree)
          .option("hands", atLeast(1, 1, 3))
          .of(RistiseiskaOptions::hands, RistiseiskaOptions::withHands)
          .flag("scoring", "cards", "wins")
          .of(RistiseiskaOptions::cardsCount, RistiseiskaOptions::withCardsCount)
          .option("target", atLeast(0, 0, 50, 100))
          .of(RistiseiskaOptions::target, RistiseiskaOptions::withTarget)
          .flag("end-card-bonus", "yes", "no")
          .of(RistiseiskaOptions::endCardBonus, RistiseiskaOptions::withEndCardBonus)
          .flag("eight-needs-six", "yes", "no")
          .of(RistiseiskaOptions::eightWaits, RistiseiskaOptions::withEightWaits)
          .require(
              "target",
              (options, seats) -> options.cardsCount() || options.target() == 0,
              "needs scoring=cards")
          .build();
}
