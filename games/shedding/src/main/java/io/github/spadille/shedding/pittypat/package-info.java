/**
 * Pitty Pat: pair a card of the hand with the upcard, then throw a second one.
 *
 * <p>Start with {@link io.github.spadille.shedding.pittypat.PittyPat}, the rules; the rulebook is
 * the resource {@code pitty-pat.md}. Beside it there stand the moves, the options and the state of
 * the game.
 */
@NullMarked
package io.github.spadille.shedding.pittypat;

import org.jspecify.annotations.NullMarked;
