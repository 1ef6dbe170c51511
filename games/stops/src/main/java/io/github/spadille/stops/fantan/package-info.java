/**
 * Fan Tan: suits are built outward from the sevens, and whoever cannot play pays.
 *
 * <p>Start with {@link io.github.spadille.stops.fantan.FanTan}, the rules; the rulebook is the
 * resource {@code fan-tan.md}. Beside the moves, the options and the state of the game there stand
 * {@code Debt} and {@code Debts}, what is owed for false passes.
 */
@NullMarked
package io.github.spadille.stops.fantan;

import org.jspecify.annotations.NullMarked;
