/**
 * Comet: suits run upwards until a stop, and the comet may be played at any moment.
 *
 * <p>Start with {@link io.github.spadille.stops.comet.Comet}, the rules; the rulebook is the
 * resource {@code comet.md}. Beside it there stand the moves, the options and the state of the
 * game.
 */
@NullMarked
package io.github.spadille.stops.comet;

import org.jspecify.annotations.NullMarked;
