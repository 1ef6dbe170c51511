package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

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
@Value.Builder
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
    boolean royal)
    implements WithCassinoOptions {
  /** Returns the options of the base rules. */
  public static CassinoOptions defaults() {
    return new CassinoOptionsBuilder()
        .teams(true)
        .target(21)
        .trailsByChoice(true)
        .keepsCard(true)
        .raise(true)
        .augmentOthers(true)
        .faceBuilds(true)
        .lastSweep(true)
        .sweeps(true)
        .countsAll(true)
        .build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<CassinoOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("teams", "on", "off")
          .of(CassinoOptions::teams, CassinoOptions::withTeams)
          .option("target", oneOf(11, 21))
          .of(CassinoOptions::target, CassinoOptions::withTarget)
          .flag("trail-rule", "card-bound", "forced-only")
          .of(CassinoOptions::trailsByChoice, CassinoOptions::withTrailsByChoice)
          .flag("trail-with-build", "on", "off")
          .of(CassinoOptions::trailWithBuild, CassinoOptions::withTrailWithBuild)
          .flag("hold", "keep", "at-build")
          .of(CassinoOptions::keepsCard, CassinoOptions::withKeepsCard)
          .flag("raise", "on", "off")
          .of(CassinoOptions::raise, CassinoOptions::withRaise)
          .flag("augment-others", "on", "off")
          .of(CassinoOptions::augmentOthers, CassinoOptions::withAugmentOthers)
          .flag("face-builds", "on", "off")
          .of(CassinoOptions::faceBuilds, CassinoOptions::withFaceBuilds)
          .flag("mixed-builds", "on", "off")
          .of(CassinoOptions::mixedBuilds, CassinoOptions::withMixedBuilds)
          .flag("last-sweep", "on", "off")
          .of(CassinoOptions::lastSweep, CassinoOptions::withLastSweep)
          .flag("sweeps", "on", "off")
          .of(CassinoOptions::sweeps, CassinoOptions::withSweeps)
          .flag("count-out", "full", "in-order")
          .of(CassinoOptions::countsAll, CassinoOptions::withCountsAll)
          .flag("royal", "on", "off")
          .of(CassinoOptions::royal, CassinoOptions::withRoyal)
          .build();

  /** Returns how many sides there are: the two pairs of four seats, or each seat for itself. */
  public int sides(int seats) {
    return seats == 4 && teams ? 2 : seats;
  }
}
