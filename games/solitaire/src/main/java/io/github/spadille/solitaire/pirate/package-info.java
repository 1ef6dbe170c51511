/**
 * Pirate: a race of two players with a pack each, who build and capture ships.
 *
 * <p>Start with {@link io.github.spadille.solitaire.pirate.Pirate}; {@link
 * io.github.spadille.solitaire.pirate.Fleet} has the ships of both players, {@link
 * io.github.spadille.solitaire.pirate.Ships} those that are being built. The rulebook is the
 * resource {@code pirate.md}.
 */
@NullMarked
package io.github.spadille.solitaire.pirate;

import org.jspecify.annotations.NullMarked;
