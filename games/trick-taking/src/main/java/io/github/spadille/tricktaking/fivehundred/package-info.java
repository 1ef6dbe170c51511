/**
 * Five Hundred: two teams, an auction, a kitty, bowers and a joker.
 *
 * <p>Start with {@link io.github.spadille.tricktaking.fivehundred.FiveHundred}; the rulebook is the
 * resource {@code five-hundred.md}.
 */
@NullMarked
package io.github.spadille.tricktaking.fivehundred;

import org.jspecify.annotations.NullMarked;
