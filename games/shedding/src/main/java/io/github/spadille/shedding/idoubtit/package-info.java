/**
 * I Doubt It: play cards face down, claim their rank, and be believed.
 *
 * <p>Start with {@link io.github.spadille.shedding.idoubtit.IDoubtIt}, the rules; the rulebook is
 * the resource {@code i-doubt-it.md}. Beside the moves, the options and the state of the game there
 * stands {@code Answers}, the lists of what can be said to a claim.
 */
@NullMarked
package io.github.spadille.shedding.idoubtit;

import org.jspecify.annotations.NullMarked;
