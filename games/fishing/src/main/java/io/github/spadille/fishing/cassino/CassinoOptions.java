package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.option.OptionType.choice;
import static io.github.spadille.engine.option.OptionType.flag;
import static io.github.spadille.engine.option.OptionType.oneOf;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/** What can be chosen about Cassino; every choice has the rulebook's default. */
@Value.Immutable
public abstract class CassinoOptions {
  /** Collects choices; what is not chosen has the rulebook's default. */
  public static final class Builder extends ImmutableCassinoOptions.Builder {}

  /** Which cards may be trailed. */
  public enum TrailRule {
    /** Each card that cannot capture. */
    CARD_BOUND,
    /** A card that cannot capture, and only by a player who has no other move. */
    FORCED_ONLY
  }

  /** How long a player must hold a card for a build. */
  public enum Hold {
    /** As long as the player controls the build. */
    KEEP,
    /** In the move that makes or augments the build. */
    AT_BUILD
  }

  /** How the points of a hand are counted. */
  public enum CountOut {
    /** All of them, before the scores are compared. */
    FULL,
    /** One item after the other; the first side at the target wins. */
    IN_ORDER
  }

  /** What can be chosen, as records and command lines write it. */
  public static final OptionSchema<CassinoOptions> SCHEMA =
      OptionSchema.builder(CassinoOptions::builder, Builder::build)
          .option("teams", flag("on", "off"), CassinoOptions::teams, Builder::teams)
          .option("target", oneOf(11, 21), CassinoOptions::target, Builder::target)
          .option(
              "trail-rule", choice(TrailRule.class), CassinoOptions::trailRule, Builder::trailRule)
          .option(
              "trail-with-build",
              flag("on", "off"),
              CassinoOptions::trailWithBuild,
              Builder::trailWithBuild)
          .option("hold", choice(Hold.class), CassinoOptions::hold, Builder::hold)
          .option("raise", flag("on", "off"), CassinoOptions::raise, Builder::raise)
          .option(
              "augment-others",
              flag("on", "off"),
              CassinoOptions::augmentOthers,
              Builder::augmentOthers)
          .option("face-builds", flag("on", "off"), CassinoOptions::faceBuilds, Builder::faceBuilds)
          .option(
              "mixed-builds", flag("on", "off"), CassinoOptions::mixedBuilds, Builder::mixedBuilds)
          .option("last-sweep", flag("on", "off"), CassinoOptions::lastSweep, Builder::lastSweep)
          .option("sweeps", flag("on", "off"), CassinoOptions::sweeps, Builder::sweeps)
          .option("count-out", choice(CountOut.class), CassinoOptions::countOut, Builder::countOut)
          .option("royal", flag("on", "off"), CassinoOptions::royal, Builder::royal)
          .build();

  /** Returns a builder with the rulebook's defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /** Whether four seats play as two pairs that capture and score together. */
  @Value.Default
  public boolean teams() {
    return true;
  }

  /** How many points win: 11 or 21. */
  @Value.Default
  public int target() {
    return 21;
  }

  /** Which cards may be trailed. */
  @Value.Default
  public TrailRule trailRule() {
    return TrailRule.CARD_BOUND;
  }

  /** Whether a player may trail while controlling a build and having another move. */
  @Value.Default
  public boolean trailWithBuild() {
    return false;
  }

  /** How long a player must hold a card for a build. */
  @Value.Default
  public Hold hold() {
    return Hold.KEEP;
  }

  /** Whether a build can be given a higher rank. */
  @Value.Default
  public boolean raise() {
    return true;
  }

  /** Whether a player may augment a build that another player controls. */
  @Value.Default
  public boolean augmentOthers() {
    return true;
  }

  /** Whether jacks, queens and kings can be paired in a build. */
  @Value.Default
  public boolean faceBuilds() {
    return true;
  }

  /** Whether a single card of the declared rank counts as a group of a sum build. */
  @Value.Default
  public boolean mixedBuilds() {
    return false;
  }

  /** Whether a capture with the last card of the hand can be a sweep. */
  @Value.Default
  public boolean lastSweep() {
    return true;
  }

  /** Whether sweeps score. */
  @Value.Default
  public boolean sweeps() {
    return true;
  }

  /** How the points of a hand are counted. */
  @Value.Default
  public CountOut countOut() {
    return CountOut.FULL;
  }

  /** Whether jack, queen and king count 11, 12 and 13 in sums. */
  @Value.Default
  public boolean royal() {
    return false;
  }

  /** Returns how many sides there are: the two pairs of four seats, or each seat for itself. */
  public int sides(int seats) {
    return seats == 4 && teams() ? 2 : seats;
  }
}
