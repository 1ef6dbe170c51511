/**
 * Shedding games: who is first without cards wins.
 *
 * <p>Each game has a package of its own, and these games share nothing but what the engine has.
 * {@link io.github.spadille.shedding.SheddingGames} lists them.
 */
@NullMarked
@SheddingValues
package io.github.spadille.shedding;

import org.jspecify.annotations.NullMarked;
