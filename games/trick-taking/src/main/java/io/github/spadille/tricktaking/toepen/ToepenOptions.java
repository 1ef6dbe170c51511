package io.github.spadille.tricktaking.toepen;

import static io.github.spadille.engine.option.OptionType.atLeast;

import io.github.spadille.engine.option.OptionSchema;
import java.util.Optional;
import org.immutables.value.Value;

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
@Value.Builder
public record ToepenOptions(
    int chips,
    boolean lastWins,
    boolean goodOnly,
    Optional<Integer> swapTimes,
    boolean whiteWash,
    boolean takeTurns,
    boolean signals,
    boolean passes)
    implements WithToepenOptions {
  /** Returns the options of the base rules. */
  public static ToepenOptions defaults() {
    return new ToepenOptionsBuilder().chips(10).signals(true).build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ToepenOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("chips", atLeast(1, 10, 1, 3))
          .of(ToepenOptions::chips, ToepenOptions::withChips)
          .flag("end", "last", "loser")
          .of(ToepenOptions::lastWins, ToepenOptions::withLastWins)
          .flag("swap-hand", "pictures", "any")
          .of(ToepenOptions::goodOnly, ToepenOptions::withGoodOnly)
          .option("swap-times", atLeast(0, 0, 1).or("free"))
          .of(ToepenOptions::swapTimes, ToepenOptions::withSwapTimes)
          .flag("white-wash", "yes", "no")
          .of(ToepenOptions::whiteWash, ToepenOptions::withWhiteWash)
          .flag("reknock", "other", "any")
          .of(ToepenOptions::takeTurns, ToepenOptions::withTakeTurns)
          .flag("signals", "on", "off")
          .of(ToepenOptions::signals, ToepenOptions::withSignals)
          .flag("next-dealer", "next", "winner")
          .of(ToepenOptions::passes, ToepenOptions::withPasses)
          .build();
}
