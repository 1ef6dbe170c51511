package io.github.spadille.fishing.stealingbundles;

import io.github.spadille.engine.option.OptionSchema;
import org.immutables.value.Value;

/**
 * What can be chosen about Stealing Bundles.
 *
 * @param trailsFreely whether any card may be trailed at any time
 * @param combined whether one card takes both from the board and bundles
 * @param lastTakesRest whether the cards left on the board go to whoever took cards last
 */
@Value.Builder
public record StealingBundlesOptions(boolean trailsFreely, boolean combined, boolean lastTakesRest)
    implements WithStealingBundlesOptions {
  /** Returns the options of the base rules. */
  public static StealingBundlesOptions defaults() {
    return new StealingBundlesOptionsBuilder().build();
  }

  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<StealingBundlesOptions> SCHEMA =
      OptionSchema.builder(defaults())
          .flag("trail-rule", "free", "forced-only")
          .of(StealingBundlesOptions::trailsFreely, StealingBundlesOptions::withTrailsFreely)
          .flag("combined", "on", "off")
          .of(StealingBundlesOptions::combined, StealingBundlesOptions::withCombined)
          .flag("leftover", "last-capturer", "nobody")
          .of(StealingBundlesOptions::lastTakesRest, StealingBundlesOptions::withLastTakesRest)
          .build();
}
