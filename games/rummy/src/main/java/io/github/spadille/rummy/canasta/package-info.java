/**
 * Canasta: meld cards of one rank, seven of them for a canasta, and go out.
 *
 * <p>Start with {@link io.github.spadille.rummy.canasta.Canasta}; the rulebook is the resource
 * {@code canasta.md}.
 */
@NullMarked
package io.github.spadille.rummy.canasta;

import org.jspecify.annotations.NullMarked;
