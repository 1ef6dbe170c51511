/**
 * House rules: what can be chosen about a game.
 *
 * <p>A game declares its options in an {@link io.github.spadille.engine.option.OptionSchema}. The
 * same choices come from Java, from the head of a record or from a command line. Start with {@code
 * OptionSchema}.
 */
@NullMarked
package io.github.spadille.engine.option;

import org.jspecify.annotations.NullMarked;
