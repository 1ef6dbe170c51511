/**
 * Play or Pay: one suit is run through all its ranks, and whoever lacks the next card pays.
 *
 * <p>Start with {@link io.github.spadille.stops.playorpay.PlayOrPay}, the rules; the rulebook is
 * the resource {@code play-or-pay.md}. Beside the moves, the options and the state of the game
 * there stands {@code Sequence}, the suit that is being run through.
 */
@NullMarked
package io.github.spadille.stops.playorpay;

import org.jspecify.annotations.NullMarked;
