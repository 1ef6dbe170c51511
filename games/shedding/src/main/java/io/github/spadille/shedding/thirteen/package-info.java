/**
 * Thirteen: beat the combination on the table with a higher one of the same type, or knock.
 *
 * <p>Start with {@link io.github.spadille.shedding.thirteen.Thirteen}, the rules; the rulebook is
 * the resource {@code thirteen.md}. Beside the moves, the options and the state of the game there
 * stand {@code CardOrder} (which of two cards is higher), {@code CombinationKind} and {@code
 * Combination} (what can be played), and {@code CombinationPlays} (what can be played from a hand).
 */
@NullMarked
package io.github.spadille.shedding.thirteen;

import org.jspecify.annotations.NullMarked;
