/**
 * Positions in which one move is plainly right or plainly wrong, and what agents make of them.
 *
 * <p>Start with {@link io.github.spadille.games.positions.Positions}.
 */
@NullMarked
package io.github.spadille.games.positions;

import org.jspecify.annotations.NullMarked;
