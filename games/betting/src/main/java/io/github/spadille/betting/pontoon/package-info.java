/**
 * Pontoon: come nearer to 21 than the banker.
 *
 * <p>Start with {@link io.github.spadille.betting.pontoon.Pontoon}, the rules; the rulebook is the
 * resource {@code pontoon.md}. What may be done with a hand stands in {@code PlayersTurn}, what
 * becomes of it in {@code PlayedHand}, who pays in {@code Settlement}, and what comes then in
 * {@code NextHand}.
 */
@NullMarked
package io.github.spadille.betting.pontoon;

import org.jspecify.annotations.NullMarked;
