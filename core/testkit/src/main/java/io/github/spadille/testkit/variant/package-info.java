/**
 * Whether the variant points of a game hold: methods that a variant may override, each of which
 * carries a rule.
 *
 * <p>{@link io.github.spadille.testkit.variant.VariantPointsHold} bends each of them in turn, both
 * ways: it plays a variant that answers more, and one that answers less, and holds both to the laws
 * of every game. What a contract has to say of its own points is an answer to an {@link
 * io.github.spadille.testkit.variant.Asked}.
 */
@NullMarked
package io.github.spadille.testkit.variant;

import org.jspecify.annotations.NullMarked;
