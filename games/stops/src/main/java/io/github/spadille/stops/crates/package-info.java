/**
 * Crates: match the upcard by suit or rank, where most ranks have an effect.
 *
 * <p>Start with {@link io.github.spadille.stops.crates.Crates}, the rules; the rulebook is the
 * resource {@code crates.md}. Beside the moves, the options and the state of the game there stand
 * {@code Direction}, {@code SuitNaming} (what eights and nines may name), {@code Owed} (cards that
 * have still to be drawn) and {@code HandValue} (what the cards count that are left in a hand).
 */
@NullMarked
package io.github.spadille.stops.crates;

import org.jspecify.annotations.NullMarked;
