/**
 * Solitaires: Pirate and Spider, each in a package of its own.
 *
 * <p>Start with {@link io.github.spadille.solitaire.SolitaireGames}, the list of them. They share
 * no types.
 */
@NullMarked
@SolitaireValues
package io.github.spadille.solitaire;

import org.jspecify.annotations.NullMarked;
