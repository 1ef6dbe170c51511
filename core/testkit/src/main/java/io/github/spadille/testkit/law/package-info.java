/**
 * The laws that every game keeps, one class each, all of them in {@link
 * io.github.spadille.testkit.law.Laws}.
 *
 * <p>A {@link io.github.spadille.testkit.law.Law} looks at games played at random, most of them
 * position by position, and tells the first {@link io.github.spadille.testkit.law.Failure}, cut
 * down to the few moves that it takes.
 */
@NullMarked
package io.github.spadille.testkit.law;

import org.jspecify.annotations.NullMarked;
