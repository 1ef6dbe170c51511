/**
 * Pitty Pat: pair a card of the hand with the upcard, then throw a second one.
 *
 * <p>Start with {@link io.github.spadille.shedding.pittypat.PittyPat}; the rulebook is the resource
 * {@code pitty-pat.md}.
 */
@NullMarked
package io.github.spadille.shedding.pittypat;

import org.jspecify.annotations.NullMarked;
