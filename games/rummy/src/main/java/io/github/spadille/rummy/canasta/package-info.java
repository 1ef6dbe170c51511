/**
 * Canasta: meld cards of one rank, make canastas of seven, and go out.
 *
 * <p>Start with {@link io.github.spadille.rummy.canasta.Canasta}; {@code Drawing} has the beginning
 * of a turn, {@code Taking} how the pile is taken, {@code Melding} what is laid, {@code HandScore}
 * the points. Nothing can be taken back in Canasta, so a move must leave a way to end the turn:
 * {@code LookAhead} finds it, with counts of {@code Kinds} and a {@code LayingTable}. The rulebook
 * is the resource {@code canasta.md}.
 */
@NullMarked
package io.github.spadille.rummy.canasta;

import org.jspecify.annotations.NullMarked;
