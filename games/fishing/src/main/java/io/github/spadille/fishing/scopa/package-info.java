/**
 * Scopa: capture cards of the board by rank or by sum, and sweep it clean.
 *
 * <p>Start with {@link io.github.spadille.fishing.scopa.Scopa}; the rulebook is the resource {@code
 * scopa.md}. What a card captures stands in {@code Captures}, the primiera count in {@code
 * Primiera}.
 */
@NullMarked
package io.github.spadille.fishing.scopa;

import org.jspecify.annotations.NullMarked;
