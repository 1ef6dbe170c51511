/**
 * Aggravation: cover equal ranks as fast as you can, and call the next match without cards.
 *
 * <p>Start with {@link io.github.spadille.reaction.aggravation.Aggravation}; the rulebook is the
 * resource {@code aggravation.md}.
 */
@NullMarked
package io.github.spadille.reaction.aggravation;

import org.jspecify.annotations.NullMarked;
