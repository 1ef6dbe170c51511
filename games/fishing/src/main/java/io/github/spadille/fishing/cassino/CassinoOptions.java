package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.option.OptionRecord.off;
import static io.github.spadille.engine.option.OptionRecord.on;
import static io.github.spadille.engine.option.OptionRecord.option;
import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Cassino.
 *
 * @param teams whether four seats play as two pairs that capture and score together
 * @param target how many points win
 * @param trailsByChoice whether a card that cannot capture may be trailed by a player who has
 *     another move
 * @param trailWithBuild whether that is so even for a player who controls a build
 * @param keepsCard whether a player must hold a card for a build as long as they control it, and
 *     not only in the move that makes or augments it
 * @param raise whether a build can be given a higher rank
 * @param augmentOthers whether a player may augment a build that another player controls
 * @param faceBuilds whether jacks, queens and kings can be paired in a build
 * @param mixedBuilds whether a single card of the declared rank is a group of a sum build
 * @param lastSweep whether a capture with the last card of the hand can be a sweep
 * @param sweeps whether sweeps score
 * @param countsAll whether all points of a hand are counted before the scores are compared, and not
 *     one item after the other until a side has won
 * @param royal whether jack, queen and king count 11, 12 and 13 in sums
 */
public record CassinoOptions(
    boolean teams,
    int target,
    boolean trailsByChoice,
    boolean trailWithBuild,
    boolean keepsCard,
    boolean raise,
    boolean augmentOthers,
    boolean faceBuilds,
    boolean mixedBuilds,
    boolean lastSweep,
    boolean sweeps,
    boolean countsAll,
    boolean royal) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CassinoOptions> SCHEMA =
      OptionRecord.of(
              CassinoOptions.class,
              on("teams", "on", "off", CassinoOptions::teams),
              option("target", oneOf(11, 21), 21, CassinoOptions::target),
              on("trail-rule", "card-bound", "forced-only", CassinoOptions::trailsByChoice),
              off("trail-with-build", "on", "off", CassinoOptions::trailWithBuild),
              on("hold", "keep", "at-build", CassinoOptions::keepsCard),
              on("raise", "on", "off", CassinoOptions::raise),
              on("augment-others", "on", "off", CassinoOptions::augmentOthers),
              on("face-builds", "on", "off", CassinoOptions::faceBuilds),
              off("mixed-builds", "on", "off", CassinoOptions::mixedBuilds),
              on("last-sweep", "on", "off", CassinoOptions::lastSweep),
              on("sweeps", "on", "off", CassinoOptions::sweeps),
              on("count-out", "full", "in-order", CassinoOptions::countsAll),
              off("royal", "on", "off", CassinoOptions::royal))
          .build();

  /** Returns how many sides there are: the two pairs of four seats, or each seat for itself. */
  public int sides(int seats) {
    return seats == 4 && teams ? 2 : seats;
  }
}
