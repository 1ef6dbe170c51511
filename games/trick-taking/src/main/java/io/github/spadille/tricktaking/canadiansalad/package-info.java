/**
 * Canadian Salad: six hands, in each of which something else counts against you.
 *
 * <p>Start with {@link io.github.spadille.tricktaking.canadiansalad.CanadianSalad}; the rulebook is
 * the resource {@code canadian-salad.md}.
 */
@NullMarked
package io.github.spadille.tricktaking.canadiansalad;

import org.jspecify.annotations.NullMarked;
