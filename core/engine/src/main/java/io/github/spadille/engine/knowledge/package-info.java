/**
 * What one player knows of the cards and choices that are hidden from it, and samples of them.
 *
 * <p>Start with {@link io.github.spadille.engine.knowledge.Knowledge} to count cards, and with
 * {@link io.github.spadille.engine.knowledge.Sampler} to imagine full states; both come from an
 * {@link io.github.spadille.engine.match.Observation}. Whoever writes a game tells by {@link
 * io.github.spadille.engine.game.DeductionListener} what its moves say about hidden cards.
 */
@NullMarked
package io.github.spadille.engine.knowledge;

import org.jspecify.annotations.NullMarked;
