/**
 * Through the Window: call a word with the letter of a card, before the others do.
 *
 * <p>Start with {@link io.github.spadille.reaction.throughthewindow.ThroughTheWindow}; {@link
 * io.github.spadille.reaction.throughthewindow.Window} is the time in which words are called,
 * {@code Vocabulary} the words that count. To play with other nouns, implement {@link
 * io.github.spadille.reaction.throughthewindow.Nouns}. The rulebook is the resource {@code
 * through-the-window.md}.
 */
@NullMarked
package io.github.spadille.reaction.throughthewindow;

import org.jspecify.annotations.NullMarked;
