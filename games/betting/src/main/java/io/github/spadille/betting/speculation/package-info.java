/**
 * Speculation: cards are turned one by one, and the highest trump is kept or sold.
 *
 * <p>Start with {@link io.github.spadille.betting.speculation.Speculation}, the rules; the rulebook
 * is the resource {@code speculation.md}. {@link
 * io.github.spadille.betting.speculation.SpeculationState} has the cards on the table ({@code
 * Layout}), of which those still face down are {@link
 * io.github.spadille.betting.speculation.Stacks}, the highest trump ({@code High}) and the open
 * sale ({@code Sale}). {@code SpeculationTable} shows it.
 */
@NullMarked
package io.github.spadille.betting.speculation;

import org.jspecify.annotations.NullMarked;
