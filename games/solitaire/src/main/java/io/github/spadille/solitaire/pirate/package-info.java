/**
 * Pirate: a race of two players with a pack each, who build and capture ships.
 *
 * <p>Start with {@link io.github.spadille.solitaire.pirate.Pirate}; the rulebook is the resource
 * {@code pirate.md}.
 */
@NullMarked
package io.github.spadille.solitaire.pirate;

import org.jspecify.annotations.NullMarked;
