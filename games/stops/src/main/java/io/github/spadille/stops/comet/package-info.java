/**
 * Comet: suits run upwards until a stop, and the comet may be played at any moment.
 *
 * <p>Start with {@link io.github.spadille.stops.comet.Comet}; the rulebook is the resource {@code
 * comet.md}.
 */
@NullMarked
package io.github.spadille.stops.comet;

import org.jspecify.annotations.NullMarked;
