/**
 * Oh Hell: bid a number of tricks and win exactly so many.
 *
 * <p>Start with {@link io.github.spadille.tricktaking.ohhell.OhHell}; the rulebook is the resource
 * {@code oh-hell.md}.
 */
@NullMarked
package io.github.spadille.tricktaking.ohhell;

import org.jspecify.annotations.NullMarked;
