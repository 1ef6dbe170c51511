/**
 * Stealing Bundles: take cards of equal rank from the board, or the whole bundle of another player.
 *
 * <p>Start with {@link io.github.spadille.fishing.stealingbundles.StealingBundles}; the rulebook is
 * the resource {@code stealing-bundles.md}.
 */
@NullMarked
package io.github.spadille.fishing.stealingbundles;

import org.jspecify.annotations.NullMarked;
