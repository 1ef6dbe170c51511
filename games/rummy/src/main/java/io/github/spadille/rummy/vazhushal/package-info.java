/**
 * Vazhushal: lay down sequences and sets, and take cards from the line of discards.
 *
 * <p>Start with {@link io.github.spadille.rummy.vazhushal.Vazhushal}; the rulebook is the resource
 * {@code vazhushal.md}.
 */
@NullMarked
package io.github.spadille.rummy.vazhushal;

import org.jspecify.annotations.NullMarked;
