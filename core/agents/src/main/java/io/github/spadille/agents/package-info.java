/**
 * Opponents that think, for every game.
 *
 * <p>An agent knows what its seat has seen and nothing else: it imagines full states that fit, and
 * searches in them.
 */
@NullMarked
package io.github.spadille.agents;

import org.jspecify.annotations.NullMarked;
