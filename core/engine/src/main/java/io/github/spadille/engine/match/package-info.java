/**
 * Games in progress and those who play them.
 *
 * <p>A {@link io.github.spadille.engine.match.Match} is a game with its past; a {@link
 * io.github.spadille.engine.match.View} is what one viewer sees of it now; an {@link
 * io.github.spadille.engine.match.Observation} is all that one seat may know; a {@link
 * io.github.spadille.engine.match.Policy} chooses moves from that in one game, an {@link
 * io.github.spadille.engine.match.Agent} in every game. A {@link
 * io.github.spadille.engine.match.Dealer} is chance, and an {@link
 * io.github.spadille.engine.match.Arena} plays matches with all of these. {@link
 * io.github.spadille.engine.match.Playout} plays states at full speed, {@link
 * io.github.spadille.engine.match.Perft} counts. Start with {@code Match}.
 */
@NullMarked
package io.github.spadille.engine.match;

import org.jspecify.annotations.NullMarked;
