/**
 * Pontoon: come nearer to 21 than the banker.
 *
 * <p>Start with {@link io.github.spadille.betting.pontoon.Pontoon}; the rulebook is the resource
 * {@code pontoon.md}.
 */
@NullMarked
package io.github.spadille.betting.pontoon;

import org.jspecify.annotations.NullMarked;
