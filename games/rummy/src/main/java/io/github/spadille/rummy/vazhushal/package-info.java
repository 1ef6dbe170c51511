/**
 * Vazhushal: lay down sequences and sets, and take cards from the line of discards.
 *
 * <p>Start with {@link io.github.spadille.rummy.vazhushal.Vazhushal}, which has the turns, the draw
 * and the end of a deal; {@code MeldRules} says what may be laid and moved. {@link
 * io.github.spadille.rummy.vazhushal.TurnAttempt} is what a player may take back, {@link
 * io.github.spadille.rummy.vazhushal.MeldGroups} what lies in front of a player, {@code Shape} a
 * sequence or a set, {@code Meaning} what a group with wild cards can be. The rulebook is the
 * resource {@code vazhushal.md}.
 */
@NullMarked
package io.github.spadille.rummy.vazhushal;

import org.jspecify.annotations.NullMarked;
