/**
 * The text form of moves.
 *
 * <p>A game declares its {@link io.github.spadille.engine.notation.MoveSyntax} form by form, with
 * the kinds of {@link io.github.spadille.engine.notation.Args arguments} that the library knows or
 * its own. A {@link io.github.spadille.engine.notation.SeenMove} is the text that a viewer gets,
 * with what is concealed as {@code ??}. Text that is no move is a {@link
 * io.github.spadille.engine.notation.NotationException}. Start with {@code MoveSyntax}.
 */
@NullMarked
package io.github.spadille.engine.notation;

import org.jspecify.annotations.NullMarked;
