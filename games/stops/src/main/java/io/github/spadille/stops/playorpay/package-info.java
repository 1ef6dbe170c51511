/**
 * Play or Pay: one suit is run through all its ranks, and whoever lacks the next card pays.
 *
 * <p>Start with {@link io.github.spadille.stops.playorpay.PlayOrPay}; the rulebook is the resource
 * {@code play-or-pay.md}.
 */
@NullMarked
package io.github.spadille.stops.playorpay;

import org.jspecify.annotations.NullMarked;
