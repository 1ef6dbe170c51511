/**
 * Speculation: cards are turned one by one, and the highest trump is kept or sold.
 *
 * <p>Start with {@link io.github.spadille.betting.speculation.Speculation}, the rules; the rulebook
 * is the resource {@code speculation.md}. The state has the cards before the seats ({@link
 * io.github.spadille.betting.speculation.Stacks}) and the open sale ({@code Sale}); {@code
 * SpeculationTable} shows it.
 */
@NullMarked
package io.github.spadille.betting.speculation;

import org.jspecify.annotations.NullMarked;
