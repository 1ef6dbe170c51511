/**
 * Cantor's Comb: throw dice to lay out sets of cards of one number.
 *
 * <p>Start with {@link io.github.spadille.cantorscomb.cantorscomb.CantorsComb}; the rulebook is the
 * resource {@code cantors-comb.md}.
 */
@NullMarked
package io.github.spadille.cantorscomb.cantorscomb;

import org.jspecify.annotations.NullMarked;
