/**
 * Cassino: capture cards by rank or by sum, and build combinations to capture later.
 *
 * <p>Start with {@link io.github.spadille.fishing.cassino.Cassino}; the rulebook is the resource
 * {@code cassino.md}.
 */
@NullMarked
package io.github.spadille.fishing.cassino;

import org.jspecify.annotations.NullMarked;
