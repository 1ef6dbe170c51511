/**
 * Crazy Eights: match the upcard by suit or rank and be the first without cards.
 *
 * <p>Start with {@link io.github.spadille.stops.crazyeights.CrazyEights}, the rules; the rulebook
 * is the resource {@code crazy-eights.md}. Beside the moves, the options and the state of the game
 * there stands {@code ListedMoves}, the lists of legal moves.
 */
@NullMarked
package io.github.spadille.stops.crazyeights;

import org.jspecify.annotations.NullMarked;
