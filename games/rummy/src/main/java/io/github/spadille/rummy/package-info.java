/**
 * Rummy games: Cactus, Canasta, Kowah and Vazhushal, each in a package of its own.
 *
 * <p>Start with {@link io.github.spadille.rummy.RummyGames}, the list of them. They share no types:
 * each of these games has its own idea of a meld.
 */
@NullMarked
@RummyValues
package io.github.spadille.rummy;

import org.jspecify.annotations.NullMarked;
