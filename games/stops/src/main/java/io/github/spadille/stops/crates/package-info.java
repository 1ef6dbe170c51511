/**
 * Crates: match the upcard by suit or rank, where most ranks have an effect.
 *
 * <p>Start with {@link io.github.spadille.stops.crates.Crates}, the rules; the rulebook is the
 * resource {@code crates.md}. {@code SuitNaming} says what eights and nines may name, {@link
 * io.github.spadille.stops.crates.Owed} which cards have still to be drawn, {@link
 * io.github.spadille.stops.crates.Direction} which way play goes, and {@code HandValue} what the
 * cards left in a hand count.
 */
@NullMarked
package io.github.spadille.stops.crates;

import org.jspecify.annotations.NullMarked;
