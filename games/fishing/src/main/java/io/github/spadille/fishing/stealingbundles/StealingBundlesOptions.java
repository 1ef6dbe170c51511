package io.github.spadille.fishing.stealingbundles;

import static io.github.spadille.engine.option.OptionRecord.off;

import io.github.spadille.engine.option.OptionRecord;
import io.github.spadille.engine.option.OptionSchema;

/**
 * What can be chosen about Stealing Bundles.
 *
 * @param trailsFreely whether any card may be trailed at any time
 * @param combined whether one card takes both from the board and bundles
 * @param lastTakesRest whether the cards left on the board go to whoever took cards last
 */
public record StealingBundlesOptions(
    boolean trailsFreely, boolean combined, boolean lastTakesRest) {
  /** What can be chosen, as records and command lines write it, and the rulebook's defaults. */
  public static final OptionSchema<StealingBundlesOptions> SCHEMA =
      OptionRecord.of(
              StealingBundlesOptions.class,
              off("trail-rule", "free", "forced-only", StealingBundlesOptions::trailsFreely),
              off("combined", "on", "off", StealingBundlesOptions::combined),
              off("leftover", "last-capturer", "nobody", StealingBundlesOptions::lastTakesRest))
          .build();
}
