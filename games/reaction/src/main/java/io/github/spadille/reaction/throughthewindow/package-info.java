/**
 * Through the Window: call a word with the letter of a card, before the others do.
 *
 * <p>Start with {@link io.github.spadille.reaction.throughthewindow.ThroughTheWindow}; the rulebook
 * is the resource {@code through-the-window.md}. Who wants other nouns implements {@link
 * io.github.spadille.reaction.throughthewindow.Nouns}.
 */
@NullMarked
package io.github.spadille.reaction.throughthewindow;

import org.jspecify.annotations.NullMarked;
