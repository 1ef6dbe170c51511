package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.ascending;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;

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
    boolean bankerStays) {
  private static final OptionType<Integer> CHIPS = range(10, 10_000, 10, 100, 1_000);
  private static final OptionType<ImmutableList<Integer>> STEPS =
      ascending(1, Integer.MAX_VALUE, "1,2,5,10,20,50,100", "2,4,8", "10");
  private static final OptionType<Boolean> YES_NO = flag("yes", "no");
  private static final OptionType<Boolean> BOTH = flag("banker-stays", "player-takes");

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<PontoonOptions> SCHEMA =
      OptionRecord.of(
              PontoonOptions.class,
              option("start-chips", CHIPS, 100, PontoonOptions::startChips),
              option("hands", range(1, 200, 1, 10, 25), 10, PontoonOptions::hands),
              on("limits-by", "banker", "table", PontoonOptions::bankersLimits),
              option("table-min", range(1, 1_000, 1, 5), 1, PontoonOptions::tableMin),
              option("table-max", range(1, 1_000, 5, 10, 20), 10, PontoonOptions::tableMax),
              option(
                  "limit-steps",
                  STEPS,
                  ImmutableList.of(1, 2, 5, 10, 20, 50, 100),
                  PontoonOptions::limitSteps),
              on("limits-change", "tenure", "hand", PontoonOptions::limitsStay),
              option("stick-minimum", oneOf(0, 15, 16), 0, PontoonOptions::stickMinimum),
              option("split-buy", YES_NO, false, PontoonOptions::splitBuy),
              option("split-pontoon", YES_NO, true, PontoonOptions::splitPontoon),
              option("five-card-stop", YES_NO, false, PontoonOptions::fiveCardStop),
              option("bank-decline", YES_NO, false, PontoonOptions::bankDecline),
              option("banker-five-double", YES_NO, false, PontoonOptions::bankerFiveDouble),
              option("both-pontoons", BOTH, true, PontoonOptions::bankerStays))
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
