/**
 * Tute: two partnerships, duties to head and trump, and marriages.
 *
 * <p>Start with {@link io.github.spadille.tricktaking.tute.Tute}; the rulebook is the resource
 * {@code tute.md}.
 */
@NullMarked
package io.github.spadille.tricktaking.tute;

import org.jspecify.annotations.NullMarked;
