/**
 * Ristiseiska: suits are built outward from the sevens, and whoever cannot play begs for a card.
 *
 * <p>Start with {@link io.github.spadille.stops.ristiseiska.Ristiseiska}, the rules; the rulebook
 * is the resource {@code ristiseiska.md}. Beside the moves, the options and the state of the game
 * there stands {@code ClosingRows}, the rows on the table and what lies face down in them.
 */
@NullMarked
package io.github.spadille.stops.ristiseiska;

import org.jspecify.annotations.NullMarked;
