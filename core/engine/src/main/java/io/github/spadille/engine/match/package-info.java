/**
 * Games in progress and those who play them.
 *
 * <p>A {@link io.github.spadille.engine.match.Match} is a game with its past; an {@link
 * io.github.spadille.engine.match.Observation} is what one seat may know of it, its {@link
 * io.github.spadille.engine.match.View} what the seat sees now; an {@link
 * io.github.spadille.engine.match.Agent} chooses moves from that. {@link
 * io.github.spadille.engine.match.Playout} plays at full speed. Start with {@code Match}.
 */
@NullMarked
package io.github.spadille.engine.match;

import org.jspecify.annotations.NullMarked;
