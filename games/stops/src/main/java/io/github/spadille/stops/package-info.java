/**
 * Stops games: cards are played in sequence until nobody can go on.
 *
 * <p>Here stands what several of these games use; each game has a package of its own:
 *
 * <ul>
 *   <li>{@link io.github.spadille.stops.SuitRows}: suits built outward from their sevens, in Fan
 *       Tan and Ristiseiska
 *   <li>{@link io.github.spadille.stops.Matching}: which cards match a card by suit or by rank, in
 *       Crates and Crazy Eights
 * </ul>
 *
 * <p>{@link io.github.spadille.stops.StopsGames} lists the games.
 */
@NullMarked
@StopsValues
package io.github.spadille.stops;

import org.jspecify.annotations.NullMarked;
