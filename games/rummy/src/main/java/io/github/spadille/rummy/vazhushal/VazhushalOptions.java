package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;

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
    int outBonus) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<VazhushalOptions> SCHEMA =
      OptionRecord.of(
              VazhushalOptions.class,
              option(
                  "packs",
                  range(1, 2, 1, 2).or("by-seats"),
                  Optional.empty(),
                  VazhushalOptions::packs),
              option(
                  "doubles-limit",
                  range(2, 4, 3, 2, 4).or("off"),
                  Optional.of(3),
                  VazhushalOptions::doublesLimit),
              option("undo-limit", range(0, 9, 3, 0, 9), 3, VazhushalOptions::undos),
              off("line-meld", "table", "hand", VazhushalOptions::takesOnTrial),
              off("wild-kinds", "same-rank", "opposite-colour", VazhushalOptions::ownKindIsWild),
              off("joker-turned", "aces", "jokers-only", VazhushalOptions::acesAreWild),
              option("joker-in-hand", oneOf(0, 10, 20), 0, VazhushalOptions::joker),
              off("negative-drawable", "yes", "no", VazhushalOptions::drawsNegative),
              option("deals", range(1, 20, 1, 2, 20), 1, VazhushalOptions::deals),
              option("out-bonus", range(0, 200, 50, 0, 200), 50, VazhushalOptions::outBonus))
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
