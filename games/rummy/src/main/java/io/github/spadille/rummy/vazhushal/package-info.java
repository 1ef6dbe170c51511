/**
 * Vazhushal: lay down sequences and sets, and take cards from the line of discards.
 *
 * <p>Start with {@link io.github.spadille.rummy.vazhushal.Vazhushal}, which has the turns, the draw
 * and the end of a deal. The rulebook is the resource {@code vazhushal.md}.
 *
 * <ul>
 *   <li>{@code MeldRules}: what may be laid and moved, with {@code MeldFinder} and {@code
 *       Rearranging} for the lists of moves;
 *   <li>{@link io.github.spadille.rummy.vazhushal.Holding}: the hand and the melds of a player,
 *       which lie in {@link io.github.spadille.rummy.vazhushal.MeldGroups};
 *   <li>{@link io.github.spadille.rummy.vazhushal.TurnAttempt}: what a player must meld, and may
 *       take back;
 *   <li>{@code Shape}: a sequence or a set; {@code Meaning}: the shapes that a group with wild
 *       cards can be.
 * </ul>
 */
@NullMarked
package io.github.spadille.rummy.vazhushal;

import org.jspecify.annotations.NullMarked;
