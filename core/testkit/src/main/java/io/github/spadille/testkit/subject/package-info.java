/**
 * What is tested: a game together with what its author declares about it.
 *
 * <p>{@link io.github.spadille.testkit.subject.Secrets} says what is hidden from whom, {@link
 * io.github.spadille.testkit.subject.Traits} what else the laws must know, {@link
 * io.github.spadille.testkit.subject.Setups} makes games ready for laws.
 */
@NullMarked
package io.github.spadille.testkit.subject;

import org.jspecify.annotations.NullMarked;
