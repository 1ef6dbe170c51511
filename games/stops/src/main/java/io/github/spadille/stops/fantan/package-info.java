/**
 * Fan Tan: suits are built outward from the sevens, and whoever cannot play pays.
 *
 * <p>Start with {@link io.github.spadille.stops.fantan.FanTan}; the rulebook is the resource {@code
 * fan-tan.md}.
 */
@NullMarked
package io.github.spadille.stops.fantan;

import org.jspecify.annotations.NullMarked;
