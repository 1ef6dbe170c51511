/**
 * Toepen: only the last of four tricks counts, and whoever knocks raises the stake.
 *
 * <p>Start with {@link io.github.spadille.tricktaking.toepen.Toepen}; the rulebook is the resource
 * {@code toepen.md}.
 */
@NullMarked
package io.github.spadille.tricktaking.toepen;

import org.jspecify.annotations.NullMarked;
