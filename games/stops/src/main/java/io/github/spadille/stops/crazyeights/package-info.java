/**
 * Crazy Eights: match the upcard by suit or rank and be the first without cards.
 *
 * <p>Start with {@link io.github.spadille.stops.crazyeights.CrazyEights}; the rulebook is the
 * resource {@code crazy-eights.md}.
 */
@NullMarked
package io.github.spadille.stops.crazyeights;

import org.jspecify.annotations.NullMarked;
