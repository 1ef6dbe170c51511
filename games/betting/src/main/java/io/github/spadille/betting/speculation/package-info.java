/**
 * Speculation: cards are turned one by one, and the highest trump is kept or sold.
 *
 * <p>Start with {@link io.github.spadille.betting.speculation.Speculation}; the rulebook is the
 * resource {@code speculation.md}.
 */
@NullMarked
package io.github.spadille.betting.speculation;

import org.jspecify.annotations.NullMarked;
