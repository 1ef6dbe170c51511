/**
 * Crates: match the upcard by suit or rank, where most ranks have an effect.
 *
 * <p>Start with {@link io.github.spadille.stops.crates.Crates}; the rulebook is the resource {@code
 * crates.md}.
 */
@NullMarked
package io.github.spadille.stops.crates;

import org.jspecify.annotations.NullMarked;
