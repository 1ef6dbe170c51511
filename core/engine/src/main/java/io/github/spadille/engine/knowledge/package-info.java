/**
 * What one player knows of the cards and choices that are hidden from it, and samples of them.
 *
 * <p>Start with {@link io.github.spadille.engine.knowledge.Knowledge} to count cards, and with
 * {@link io.github.spadille.engine.knowledge.Sampler} to imagine full states; an {@code
 * Observation} gives both. A game says in {@link io.github.spadille.engine.game.Deductions} what
 * its moves tell. {@link io.github.spadille.engine.knowledge.Division} helps a game to draw secret
 * numbers of which the sums are known.
 *
 * <p>The rest is how it works. {@code Reconstruction} finds one {@code Story} that fits what was
 * seen: {@code Search} changes it, {@code Mismatch} says how far it is off. {@code KnownPlaces}
 * reads off it what is certain; {@code Exchanges} and {@code ShufflePlaces} make every other story
 * of it.
 */
@NullMarked
package io.github.spadille.engine.knowledge;

import org.jspecify.annotations.NullMarked;
