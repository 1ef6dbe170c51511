package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.option.OptionType.ascending;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static io.github.spadille.engine.option.OptionType.range;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Pontoon; every choice has the rulebook's default. */
@Value.Immutable
public abstract class PontoonOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutablePontoonOptions.Builder {}

  /** Who sets the limits of the bets. */
  public enum LimitsBy {
    /** The banker. */
    BANKER,
    /** The players, once for the whole game. */
    TABLE
  }

  /** How long the banker's limits hold. */
  public enum LimitsChange {
    /** As long as the banker keeps the bank. */
    TENURE,
    /** One hand. */
    HAND
  }

  /** Who keeps the bank when the banker and a player have two cards that count 21. */
  public enum BothPontoons {
    /** The banker. */
    BANKER_STAYS,
    /** The player, although the pontoon pays. */
    PLAYER_TAKES
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<PontoonOptions> SCHEMA =
      OptionSchema.builder(PontoonOptions::builder, Builder::build)
          .option(
              "start-chips",
              range(10, 10_000, 10, 100, 1_000),
              PontoonOptions::startChips,
              Builder::startChips)
          .option("hands", range(1, 200, 1, 10, 25), PontoonOptions::hands, Builder::hands)
          .option("limits-by", choice(LimitsBy.class), PontoonOptions::limitsBy, Builder::limitsBy)
          .option("table-min", range(1, 1_000, 1, 5), PontoonOptions::tableMin, Builder::tableMin)
          .option(
              "table-max", range(1, 1_000, 5, 10, 20), PontoonOptions::tableMax, Builder::tableMax)
          .option(
              "limit-steps",
              ascending(1, Integer.MAX_VALUE, "1,2,5,10,20,50,100", "2,4,8", "10"),
              PontoonOptions::limitSteps,
              Builder::limitSteps)
          .option(
              "limits-change",
              choice(LimitsChange.class),
              PontoonOptions::limitsChange,
              Builder::limitsChange)
          .option(
              "stick-minimum",
              oneOf(0, 15, 16),
              PontoonOptions::stickMinimum,
              Builder::stickMinimum)
          .option("split-buy", flag("yes", "no"), PontoonOptions::splitBuy, Builder::splitBuy)
          .option(
              "split-pontoon",
              flag("yes", "no"),
              PontoonOptions::splitPontoon,
              Builder::splitPontoon)
          .option(
              "five-card-stop",
              flag("yes", "no"),
              PontoonOptions::fiveCardStop,
              Builder::fiveCardStop)
          .option(
              "bank-decline", flag("yes", "no"), PontoonOptions::bankDecline, Builder::bankDecline)
          .option(
              "banker-five-double",
              flag("yes", "no"),
              PontoonOptions::bankerFiveDouble,
              Builder::bankerFiveDouble)
          .option(
              "both-pontoons",
              choice(BothPontoons.class),
              PontoonOptions::bothPontoons,
              Builder::bothPontoons)
          .require(
              "table-min",
              (options, seats) -> options.tableMin() <= options.tableMax(),
              "the lowest bet is above table-max")
          .require(
              "table-min",
              (options, seats) -> options.tableMin() <= options.startChips(),
              "the lowest bet is above start-chips")
          .require(
              "limit-steps",
              (options, seats) -> options.limitSteps().get(0) <= options.startChips(),
              "the first step is above start-chips")
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** How many chips each seat begins with. */
  @Value.Default
  public int startChips() {
    return 100;
  }

  /** How many hands are played. */
  @Value.Default
  public int hands() {
    return 10;
  }

  /** Who sets the limits of the bets. */
  @Value.Default
  public LimitsBy limitsBy() {
    return LimitsBy.BANKER;
  }

  /** The lowest bet if the table sets the limits. */
  @Value.Default
  public int tableMin() {
    return 1;
  }

  /** The highest bet if the table sets the limits. */
  @Value.Default
  public int tableMax() {
    return 10;
  }

  /** Which limits a banker may name, in ascending order. */
  @Value.Default
  public ImmutableList<Integer> limitSteps() {
    return ImmutableList.of(1, 2, 5, 10, 20, 50, 100);
  }

  /** How long the banker's limits hold. */
  @Value.Default
  public LimitsChange limitsChange() {
    return LimitsChange.TENURE;
  }

  /** Below which total a player may not stick: 0, 15 or 16. */
  @Value.Default
  public int stickMinimum() {
    return 0;
  }

  /** Whether cards can be bought for split hands. */
  @Value.Default
  public boolean splitBuy() {
    return false;
  }

  /** Whether a split hand can be a pontoon. */
  @Value.Default
  public boolean splitPontoon() {
    return true;
  }

  /** Whether a hand takes no more than five cards. */
  @Value.Default
  public boolean fiveCardStop() {
    return false;
  }

  /** Whether the bank can be refused after a pontoon. */
  @Value.Default
  public boolean bankDecline() {
    return false;
  }

  /** Whether players lose twice their stake to a banker's five-card trick. */
  @Value.Default
  public boolean bankerFiveDouble() {
    return false;
  }

  /** Who keeps the bank when the banker and a player have a pontoon. */
  @Value.Default
  public BothPontoons bothPontoons() {
    return BothPontoons.BANKER_STAYS;
  }
}
