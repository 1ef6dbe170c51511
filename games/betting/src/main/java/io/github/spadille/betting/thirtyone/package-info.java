/**
 * Thirty-One: draw and discard for the best count in one suit, and knock before the others do.
 *
 * <p>Start with {@link io.github.spadille.betting.thirtyone.ThirtyOne}; the rulebook is the
 * resource {@code thirty-one.md}.
 */
@NullMarked
package io.github.spadille.betting.thirtyone;

import org.jspecify.annotations.NullMarked;
