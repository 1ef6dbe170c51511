package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Scopa.
 *
 * @param teams whether four players form two partnerships; with two or three it does not matter
 * @param target how many points win the game: 11, 16 or 21
 * @param countsInOrder whether counting stops at the target; otherwise the higher score wins
 * @param kingRedeal whether a deal with three or four kings on the board is void
 * @param mustCapture whether no card may be trailed while another can capture
 * @param pairFirst whether a card that can capture a pair may not capture a sum
 * @param lastSweep whether the last card of a hand can make a sweep
 * @param handSize how many cards a seat gets in a deal: three, or nine with four seats
 * @param aceTakesAll whether an ace captures the whole board if there is no ace on it
 */
@Value.Builder
public record ScopaOptions(
    boolean teams,
    int target,
    boolean countsInOrder,
    boolean kingRedeal,
    boolean mustCapture,
    boolean pairFirst,
    boolean lastSweep,
    int handSize,
    boolean aceTakesAll)
    implements WithScopaOptions {
  private static final ImmutableIntArray TARGETS = ImmutableIntArray.of(11, 16, 21);
  private static final ImmutableMap<String, Integer> HAND_SIZES =
      ImmutableMap.of("three", 3, "nine", 9);

  /** Returns the options of the base rules. */
  public static ScopaOptions defaults() {
    return new ScopaOptionsBuilder()
        .teams(true)
        .target(11)
        .countsInOrder(true)
        .kingRedeal(true)
        .pairFirst(true)
        .handSize(3)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ScopaOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("teams", "on", "off")
          .of(ScopaOptions::teams, ScopaOptions::withTeams)
          .option("target", oneOf(TARGETS.toArray()))
          .of(ScopaOptions::target, ScopaOptions::withTarget)
          .flag("count-out", "in-order", "full")
          .of(ScopaOptions::countsInOrder, ScopaOptions::withCountsInOrder)
          .flag("king-redeal", "on", "off")
          .of(ScopaOptions::kingRedeal, ScopaOptions::withKingRedeal)
          .flag("trail-rule", "must-capture", "card-bound")
          .of(ScopaOptions::mustCapture, ScopaOptions::withMustCapture)
          .flag("pair-first", "on", "off")
          .of(ScopaOptions::pairFirst, ScopaOptions::withPairFirst)
          .flag("last-sweep", "on", "off")
          .of(ScopaOptions::lastSweep, ScopaOptions::withLastSweep)
          .option("deal", choice(HAND_SIZES))
          .of(ScopaOptions::handSize, ScopaOptions::withHandSize)
          .flag("ace-takes-all", "on", "off")
          .of(ScopaOptions::aceTakesAll, ScopaOptions::withAceTakesAll)
          .require(
              "target",
              (options, seats) -> TARGETS.contains(options.target()),
              "allowed: 11, 16, 21")
          .require(
              "deal",
              (options, seats) -> options.handSize() == 3 || seats == 4,
              "allowed: nine with 4 seats only")
          .preset("scopa-d-assi", ImmutableMap.of("ace-takes-all", "on"))
          .preset("scopone", ImmutableMap.of("deal", "nine"))
          .build();
}
