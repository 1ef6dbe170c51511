/**
 * Cassino: capture cards by rank or by sum, and build combinations to capture later.
 *
 * <p>Start with {@link io.github.spadille.fishing.cassino.Cassino}; the rulebook is the resource
 * {@code cassino.md}. What can be captured and built stands in {@code Plays}, {@code Groups} and
 * {@code GroupSets}, the list of moves in {@code TurnMoves}, and what a hand scores in {@code
 * ItemCount}.
 */
@NullMarked
package io.github.spadille.fishing.cassino;

import org.jspecify.annotations.NullMarked;
