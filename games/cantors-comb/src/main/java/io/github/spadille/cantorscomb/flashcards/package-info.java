/**
 * Flashcards: name the hidden field of a card, kana or elements.
 *
 * <p>Start with {@link io.github.spadille.cantorscomb.flashcards.Flashcards}; the rulebook is the
 * resource {@code flashcards.md}.
 */
@NullMarked
package io.github.spadille.cantorscomb.flashcards;

import org.jspecify.annotations.NullMarked;
