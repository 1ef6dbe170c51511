/**
 * Superfecta: bets on a race of the four suits.
 *
 * <p>Start with {@link io.github.spadille.betting.superfecta.Superfecta}; the rulebook is the
 * resource {@code superfecta.md}.
 */
@NullMarked
package io.github.spadille.betting.superfecta;

import org.jspecify.annotations.NullMarked;
