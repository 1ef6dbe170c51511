package io.github.spadille.betting.superfecta;

import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.OptionType;
import io.github.spadille.engine.state.BuyIn;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What can be chosen about Superfecta.
 *
 * @param startChips with how many chips each seat begins, if none are bought
 * @param bought the chips that each seat has bought
 * @param races how many races are run
 * @param minWin the smallest bet for {@link Pool#WIN}
 * @param minExa the smallest bet for {@link Pool#EXA}
 * @param minSfc the smallest bet for {@link Pool#SFC}
 * @param betSteps how many times the smallest bet one bet can be
 * @param railLength how many cards are laid beside the course
 * @param perUnit whether winners share a pool by what they bet, and not equally
 * @param open whether a ticket is shown when it is handed in, and not after the race
 * @param leaderTakesPools whether the leader gets what is left in the pools, and not everybody
 */
@Value.Builder
public record SuperfectaOptions(
    int startChips,
    Optional<ImmutableList<Integer>> bought,
    int races,
    int minWin,
    int minExa,
    int minSfc,
    ImmutableList<Integer> betSteps,
    int railLength,
    boolean perUnit,
    boolean open,
    boolean leaderTakesPools)
    implements WithSuperfectaOptions {
  private static final int MOST_STEPS = 8;
  private static final OptionType<Integer> START_CHIPS = range(10, 10_000, 100, 10, 25);
  private static final OptionType<Integer> MINIMUM = range(1, 100, 1, 2, 5, 20);
  private static final OptionType<Optional<ImmutableList<Integer>>> BUY_IN =
      OptionType.numbers(1, 10_000, "20,60", "4,100", "20,1,60", "40,50,60,50").or("none");

  /** Returns the options of the base rules. */
  public static SuperfectaOptions defaults() {
    return new SuperfectaOptionsBuilder()
        .startChips(100)
        .races(12)
        .minWin(1)
        .minExa(1)
        .minSfc(1)
        .betSteps(ImmutableList.of(1, 2, 5, 10))
        .railLength(6)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<SuperfectaOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .option("start-chips", START_CHIPS)
          .of(SuperfectaOptions::startChips, SuperfectaOptions::withStartChips)
          .option("buy-in", BUY_IN)
          .of(SuperfectaOptions::bought, SuperfectaOptions::withBought)
          .option("races", range(1, 100, 12, 1, 3))
          .of(SuperfectaOptions::races, SuperfectaOptions::withRaces)
          .option("min-win", MINIMUM)
          .of(SuperfectaOptions::minWin, SuperfectaOptions::withMinWin)
          .option("min-exa", MINIMUM)
          .of(SuperfectaOptions::minExa, SuperfectaOptions::withMinExa)
          .option("min-sfc", MINIMUM)
          .of(SuperfectaOptions::minSfc, SuperfectaOptions::withMinSfc)
          .option("bet-steps", OptionType.ascending(1, 100, "1,2,5,10", "1", "8", "2,7"))
          .of(SuperfectaOptions::betSteps, SuperfectaOptions::withBetSteps)
          .option("rail-length", range(4, 8, 6, 4, 5, 7, 8))
          .of(SuperfectaOptions::railLength, SuperfectaOptions::withRailLength)
          .flag("division", "per-unit", "per-player")
          .of(SuperfectaOptions::perUnit, SuperfectaOptions::withPerUnit)
          .flag("tickets", "open", "secret")
          .of(SuperfectaOptions::open, SuperfectaOptions::withOpen)
          .flag("final-pools", "leader", "divide")
          .of(SuperfectaOptions::leaderTakesPools, SuperfectaOptions::withLeaderTakesPools)
          .require("buy-in", (options, seats) -> options.buyIn().fits(seats), BuyIn.PROBLEM)
          .require(
              "bet-steps",
              (options, seats) -> options.betSteps().size() <= MOST_STEPS,
              "needs at most 8 numbers")
          .build();

  /** Returns the chips with which the seats begin. */
  public BuyIn buyIn() { // SUP-2
    return new BuyIn(startChips, bought);
  }

  /** Returns the smallest bet for a pool. */
  public int min(Pool pool) { // SUP-10
    return switch (pool) {
      case WIN -> minWin;
      case EXA -> minExa;
      case SFC -> minSfc;
    };
  }

  /** Returns the lowest of the smallest bets for the pools. */
  public int lowestMin() { // SUP-15
    return Math.min(minWin, Math.min(minExa, minSfc));
  }

  /** Tells whether so many chips can be bet for a pool at once. */
  public boolean offers(Pool pool, int chips) { // SUP-11
    int min = min(pool);
    return chips % min == 0 && betSteps.contains(chips / min);
  }

  /** Returns how many chips can be bet for a pool at once, ascending. */
  public ImmutableList<Integer> prices(Pool pool) {
    return ImmutableList.copyOf(Lists.transform(betSteps, step -> step * min(pool)));
  }
}
