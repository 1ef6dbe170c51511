/**
 * Thirteen: beat the combination on the table with a higher one of the same type, or knock.
 *
 * <p>Start with {@link io.github.spadille.shedding.thirteen.Thirteen}; the rulebook is the resource
 * {@code thirteen.md}.
 */
@NullMarked
package io.github.spadille.shedding.thirteen;

import org.jspecify.annotations.NullMarked;
