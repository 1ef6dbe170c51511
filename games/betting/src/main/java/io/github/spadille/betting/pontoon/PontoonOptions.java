package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.option.OptionType.ascending;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import org.immutables.value.Value;

/**
 * What can be chosen about Pontoon.
 *
 * @param startChips how many chips each seat begins with
 * @param hands how many hands are played
 * @param bankersLimits whether the banker sets the limits of the bets, and not the table
 * @param tableMin the lowest bet if the table sets the limits
 * @param tableMax the highest bet if the table sets the limits
 * @param limitSteps which limits a banker may name, in ascending order
 * @param limitsStay whether limits hold as long as the banker keeps the bank, and not for one hand
 * @param stickMinimum below which total a player may not stick: 0, 15 or 16
 * @param splitBuy whether cards can be bought for split hands
 * @param splitPontoon whether a split hand can be a pontoon
 * @param fiveCardStop whether a hand takes no more than five cards
 * @param bankDecline whether the bank can be refused after a pontoon
 * @param bankerFiveDouble whether players lose twice their stake to a banker's five-card trick
 * @param bankerStays whether the banker keeps the bank when a player has a pontoon as well
 */
@Value.Builder
public record PontoonOptions(
    int startChips,
    int hands,
    boolean bankersLimits,
    int tableMin,
    int tableMax,
    ImmutableList<Integer> limitSteps,
    boolean limitsStay,
    int stickMinimum,
    boolean splitBuy,
    boolean splitPontoon,
    boolean fiveCardStop,
    boolean bankDecline,
    boolean bankerFiveDouble,
    boolean bankerStays)
    implements WithPontoonOptions {
  private static final OptionType<Integer> CHIPS = range(10, 10_000, 10, 100, 1_000);
  private static final OptionType<ImmutableList<Integer>> STEPS =
      ascending(1, Integer.MAX_VALUE, "1,2,5,10,20,50,100", "2,4,8", "10");
  private static final OptionType<Boolean> YES_NO = flag("yes", "no");
  private static final OptionType<Boolean> BOTH = flag("banker-stays", "player-takes");

  /** Returns the options of the base rules. */
  public static PontoonOptions defaults() {
    return new PontoonOptionsBuilder()
        .startChips(100)
        .hands(10)
        .bankersLimits(true)
        .tableMin(1)
        .tableMax(10)
        .limitSteps(ImmutableList.of(1, 2, 5, 10, 20, 50, 100))
        .limitsStay(true)
        .splitPontoon(true)
        .bankerStays(true)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PontoonOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("start-chips", CHIPS)
          .of(PontoonOptions::startChips, PontoonOptions::withStartChips)
          .option("hands", range(1, 200, 1, 10, 25))
          .of(PontoonOptions::hands, PontoonOptions::withHands)
          .flag("limits-by", "banker", "table")
          .of(PontoonOptions::bankersLimits, PontoonOptions::withBankersLimits)
          .option("table-min", range(1, 1_000, 1, 5))
          .of(PontoonOptions::tableMin, PontoonOptions::withTableMin)
          .option("table-max", range(1, 1_000, 5, 10, 20))
          .of(PontoonOptions::tableMax, PontoonOptions::withTableMax)
          .option("limit-steps", STEPS)
          .of(PontoonOptions::limitSteps, PontoonOptions::withLimitSteps)
          .flag("limits-change", "tenure", "hand")
          .of(PontoonOptions::limitsStay, PontoonOptions::withLimitsStay)
          .option("stick-minimum", oneOf(0, 15, 16))
          .of(PontoonOptions::stickMinimum, PontoonOptions::withStickMinimum)
          .option("split-buy", YES_NO)
          .of(PontoonOptions::splitBuy, PontoonOptions::withSplitBuy)
          .option("split-pontoon", YES_NO)
          .of(PontoonOptions::splitPontoon, PontoonOptions::withSplitPontoon)
          .option("five-card-stop", YES_NO)
          .of(PontoonOptions::fiveCardStop, PontoonOptions::withFiveCardStop)
          .option("bank-decline", YES_NO)
          .of(PontoonOptions::bankDecline, PontoonOptions::withBankDecline)
          .option("banker-five-double", YES_NO)
          .of(PontoonOptions::bankerFiveDouble, PontoonOptions::withBankerFiveDouble)
          .option("both-pontoons", BOTH)
          .of(PontoonOptions::bankerStays, PontoonOptions::withBankerStays)
          .require(
              "table-min",
              (options, seats) -> options.tableMin <= options.tableMax,
              "the lowest bet is above table-max")
          .require(
              "table-min",
              (options, seats) -> options.tableMin <= options.startChips,
              "the lowest bet is above start-chips")
          .require(
              "limit-steps",
              (options, seats) -> options.limitSteps.get(0) <= options.startChips,
              "the first step is above start-chips")
          .build();
}
