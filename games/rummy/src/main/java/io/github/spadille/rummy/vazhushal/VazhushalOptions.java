package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Vazhushal.
 *
 * @param packs how many packs there are, if not as many as the players need
 * @param doublesLimit how many doubles in a hand make a deal void, if any do
 * @param undos how often a player may undo in a turn
 * @param takesOnTrial whether melds may be rearranged for a card of the line
 * @param ownKindIsWild whether all cards of the negative joker's rank are wild
 * @param acesAreWild whether aces are wild if the negative joker is a printed joker
 * @param joker the value of a printed joker left in a hand
 * @param drawsNegative whether the negative joker is the last card of the stock
 * @param deals how many deals make a game
 * @param outBonus the points for going out in a game of several deals
 */
@Value.Builder
public record VazhushalOptions(
    Optional<Integer> packs,
    Optional<Integer> doublesLimit,
    int undos,
    boolean takesOnTrial,
    boolean ownKindIsWild,
    boolean acesAreWild,
    int joker,
    boolean drawsNegative,
    int deals,
    int outBonus)
    implements WithVazhushalOptions {
  /** Returns the options of the base rules. */
  public static VazhushalOptions defaults() {
    return new VazhushalOptionsBuilder()
        .doublesLimit(Optional.of(3))
        .undos(3)
        .deals(1)
        .outBonus(50)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<VazhushalOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("packs", range(1, 2, 1, 2).or("by-seats"))
          .of(VazhushalOptions::packs, VazhushalOptions::withPacks)
          .option("doubles-limit", range(2, 4, 3, 2, 4).or("off"))
          .of(VazhushalOptions::doublesLimit, VazhushalOptions::withDoublesLimit)
          .option("undo-limit", range(0, 9, 3, 0, 9))
          .of(VazhushalOptions::undos, VazhushalOptions::withUndos)
          .flag("line-meld", "table", "hand")
          .of(VazhushalOptions::takesOnTrial, VazhushalOptions::withTakesOnTrial)
          .flag("wild-kinds", "same-rank", "opposite-colour")
          .of(VazhushalOptions::ownKindIsWild, VazhushalOptions::withOwnKindIsWild)
          .flag("joker-turned", "aces", "jokers-only")
          .of(VazhushalOptions::acesAreWild, VazhushalOptions::withAcesAreWild)
          .option("joker-in-hand", oneOf(0, 10, 20))
          .of(VazhushalOptions::joker, VazhushalOptions::withJoker)
          .flag("negative-drawable", "yes", "no")
          .of(VazhushalOptions::drawsNegative, VazhushalOptions::withDrawsNegative)
          .option("deals", range(1, 20, 1, 2, 20))
          .of(VazhushalOptions::deals, VazhushalOptions::withDeals)
          .option("out-bonus", range(0, 200, 50, 0, 200))
          .of(VazhushalOptions::outBonus, VazhushalOptions::withOutBonus)
          .require(
              "packs",
              (options, seats) -> options.packs(seats) == 2 || seats <= 3,
              "allowed: 1 with two or three players, 2")
          .build();

  /** Returns the number of packs for some number of seats (VAZ-1, VAZ-2). */
  public int packs(int seats) {
    return packs.orElse(seats == 2 ? 1 : 2);
  }
}
