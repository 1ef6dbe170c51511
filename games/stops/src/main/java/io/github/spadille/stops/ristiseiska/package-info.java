/**
 * Ristiseiska: suits are built outward from the sevens, and whoever cannot play begs for a card.
 *
 * <p>Start with {@link io.github.spadille.stops.ristiseiska.Ristiseiska}; the rulebook is the
 * resource {@code ristiseiska.md}.
 */
@NullMarked
package io.github.spadille.stops.ristiseiska;

import org.jspecify.annotations.NullMarked;
