/**
 * The laws that every game keeps, one class each, all of them in {@link
 * io.github.spadille.testkit.law.Laws}.
 *
 * <p>A {@link io.github.spadille.testkit.law.Law} looks at games played at random, most of them
 * position by position, and tells the first {@link io.github.spadille.testkit.law.Failure}, cut
 * down to the few moves that it takes. {@link io.github.spadille.testkit.law.Verdicts} plays the
 * games, each once for all laws, as many as an {@link io.github.spadille.testkit.law.Effort} says.
 *
 * <p>Laws of secrecy also play twins: the same game with a hidden card or a secret choice
 * otherwise, which must look the same to whoever does not know it.
 */
@NullMarked
package io.github.spadille.testkit.law;

import org.jspecify.annotations.NullMarked;
