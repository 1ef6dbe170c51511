/**
 * Chicago: three draws for the best poker hand, two spoken showdowns, then five tricks.
 *
 * <p>Start with {@link io.github.spadille.tricktaking.chicago.Chicago}; the rulebook is the
 * resource {@code chicago.md}.
 */
@NullMarked
package io.github.spadille.tricktaking.chicago;

import org.jspecify.annotations.NullMarked;
