/**
 * I Doubt It: play cards face down, claim their rank, and be believed.
 *
 * <p>Start with {@link io.github.spadille.shedding.idoubtit.IDoubtIt}, the rules; the rulebook is
 * the resource {@code i-doubt-it.md}.
 */
@NullMarked
package io.github.spadille.shedding.idoubtit;

import org.jspecify.annotations.NullMarked;
