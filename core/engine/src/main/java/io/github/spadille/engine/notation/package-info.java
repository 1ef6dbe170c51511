/**
 * The text form of moves.
 *
 * <p>A game declares its {@link io.github.spadille.engine.notation.MoveSyntax} form by form, with
 * the kinds of {@link io.github.spadille.engine.notation.Args arguments} that the library knows or
 * its own. Start with {@code MoveSyntax}.
 */
@NullMarked
package io.github.spadille.engine.notation;

import org.jspecify.annotations.NullMarked;
