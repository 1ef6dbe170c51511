/**
 * Polignac: take no jacks, above all not the jack of spades.
 *
 * <p>Start with {@link io.github.spadille.tricktaking.polignac.Polignac}; the rulebook is the
 * resource {@code polignac.md}.
 */
@NullMarked
package io.github.spadille.tricktaking.polignac;

import org.jspecify.annotations.NullMarked;
