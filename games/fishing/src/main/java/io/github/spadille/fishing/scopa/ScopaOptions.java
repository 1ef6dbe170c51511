package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Scopa; every choice has the rulebook's default. */
@Value.Immutable
public abstract class ScopaOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableScopaOptions.Builder {}

  /** How the points of a hand are counted near the end of the game. */
  public enum CountOut {
    /** One by one; who reaches the target first has won. */
    IN_ORDER,
    /** All of them; the higher score wins. */
    FULL
  }

  /** When a card may be trailed. */
  public enum TrailRule {
    /** If this card cannot capture. */
    CARD_BOUND,
    /** If no card of the hand can capture. */
    MUST_CAPTURE
  }

  /** How many cards a seat gets in a deal. */
  public enum Dealing {
    /** Three, as often as the stock lasts. */
    THREE,
    /** Nine, once. */
    NINE
  }

  private static final ImmutableIntArray TARGETS = ImmutableIntArray.of(11, 16, 21);

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<ScopaOptions> SCHEMA =
      OptionSchema.builder(ScopaOptions::builder, Builder::build)
          .option(
              "teams", flag("on", "off"), ScopaOptions::teams, (builder, on) -> builder.teams(on))
          .option(
              "target",
              oneOf(TARGETS.toArray()),
              ScopaOptions::target,
              (builder, points) -> builder.target(points))
          .option("count-out", choice(CountOut.class), ScopaOptions::countOut, Builder::countOut)
          .option(
              "king-redeal",
              flag("on", "off"),
              ScopaOptions::kingRedeal,
              (builder, on) -> builder.kingRedeal(on))
          .option(
              "trail-rule", choice(TrailRule.class), ScopaOptions::trailRule, Builder::trailRule)
          .option(
              "pair-first",
              flag("on", "off"),
              ScopaOptions::pairFirst,
              (builder, on) -> builder.pairFirst(on))
          .option(
              "last-sweep",
              flag("on", "off"),
              ScopaOptions::lastSweep,
              (builder, on) -> builder.lastSweep(on))
          .option("deal", choice(Dealing.class), ScopaOptions::deal, Builder::deal)
          .option(
              "ace-takes-all",
              flag("on", "off"),
              ScopaOptions::aceTakesAll,
              (builder, on) -> builder.aceTakesAll(on))
          .require(
              "target",
              (options, seats) -> TARGETS.contains(options.target()),
              "allowed: 11, 16, 21")
          .require(
              "deal",
              (options, seats) -> options.deal() == Dealing.THREE || seats == 4,
              "allowed: nine with 4 seats only")
          .preset("scopa-d-assi", ImmutableMap.of("ace-takes-all", "on"))
          .preset("scopone", ImmutableMap.of("deal", "nine"))
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** Whether four players form two partnerships; with two or three it does not matter. */
  @Value.Default
  public boolean teams() {
    return true;
  }

  /** How many points win the game: 11, 16 or 21. */
  @Value.Default
  public int target() {
    return 11;
  }

  /** Whether counting stops at the target. */
  @Value.Default
  public CountOut countOut() {
    return CountOut.IN_ORDER;
  }

  /** Whether a deal with three or four kings on the board is void. */
  @Value.Default
  public boolean kingRedeal() {
    return true;
  }

  /** When a card may be trailed. */
  @Value.Default
  public TrailRule trailRule() {
    return TrailRule.CARD_BOUND;
  }

  /** Whether a card that can capture a pair may not capture a sum. */
  @Value.Default
  public boolean pairFirst() {
    return true;
  }

  /** Whether the last card of a hand can make a sweep. */
  @Value.Default
  public boolean lastSweep() {
    return false;
  }

  /** How many cards a seat gets in a deal. */
  @Value.Default
  public Dealing deal() {
    return Dealing.THREE;
  }

  /** Whether an ace captures the whole board if there is no ace on it. */
  @Value.Default
  public boolean aceTakesAll() {
    return false;
  }
}
