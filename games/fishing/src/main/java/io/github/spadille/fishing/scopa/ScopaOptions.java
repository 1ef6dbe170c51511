package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.oneOf;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

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
public record ScopaOptions(
    boolean teams,
    int target,
    boolean countsInOrder,
    boolean kingRedeal,
    boolean mustCapture,
    boolean pairFirst,
    boolean lastSweep,
    int handSize,
    boolean aceTakesAll) {
  private static final ImmutableIntArray TARGETS = ImmutableIntArray.of(11, 16, 21);
  private static final ImmutableMap<String, Integer> HAND_SIZES =
      ImmutableMap.of("three", 3, "nine", 9);

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<ScopaOptions> SCHEMA =
      OptionRecord.of(
              ScopaOptions.class,
              on("teams", "on", "off", ScopaOptions::teams),
              option("target", oneOf(TARGETS.toArray()), 11, ScopaOptions::target),
              on("count-out", "in-order", "full", ScopaOptions::countsInOrder),
              on("king-redeal", "on", "off", ScopaOptions::kingRedeal),
              off("trail-rule", "must-capture", "card-bound", ScopaOptions::mustCapture),
              on("pair-first", "on", "off", ScopaOptions::pairFirst),
              off("last-sweep", "on", "off", ScopaOptions::lastSweep),
              option("deal", choice(HAND_SIZES), 3, ScopaOptions::handSize),
              off("ace-takes-all", "on", "off", ScopaOptions::aceTakesAll))
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
