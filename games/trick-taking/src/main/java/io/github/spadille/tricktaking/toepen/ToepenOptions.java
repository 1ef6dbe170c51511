package io.github.spadille.tricktaking.toepen;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;

/**
 * What can be chosen about Toepen.
 *
 * @param chips how many chips each player has at first
 * @param lastWins whether the last player with chips wins, and the game does not end with the first
 *     loser
 * @param goodOnly whether only a good hand may be swapped, so that nobody challenges
 * @param swapTimes how often a player may swap before a hand is played, if that is limited
 * @param whiteWash whether three picture cards and a seven are a good hand, too
 * @param takeTurns whether the last knocker must wait for the knock of another
 * @param signals whether players show tens and jacks before the play
 * @param passes whether the deal passes to the left, and not to the winner of the hand
 */
public record ToepenOptions(
    int chips,
    boolean lastWins,
    boolean goodOnly,
    Optional<Integer> swapTimes,
    boolean whiteWash,
    boolean takeTurns,
    boolean signals,
    boolean passes) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ToepenOptions> SCHEMA =
      OptionRecord.of(
              ToepenOptions.class,
              option("chips", atLeast(1, 10, 1, 3), 10, ToepenOptions::chips),
              off("end", "last", "loser", ToepenOptions::lastWins),
              off("swap-hand", "pictures", "any", ToepenOptions::goodOnly),
              option(
                  "swap-times",
                  atLeast(0, 0, 1).or("free"),
                  Optional.empty(),
                  ToepenOptions::swapTimes),
              off("white-wash", "yes", "no", ToepenOptions::whiteWash),
              off("reknock", "other", "any", ToepenOptions::takeTurns),
              on("signals", "on", "off", ToepenOptions::signals),
              off("next-dealer", "next", "winner", ToepenOptions::passes))
          .build();
}
