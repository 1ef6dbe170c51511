/**
 * Words: every text about a game that people read, apart from its rulebook.
 *
 * <p>Rules speak in {@link io.github.spadille.engine.words.Phrase phrases}: a key and what it is
 * about. Beside the rulebook {@code my-game.md} of a game lies {@code my-game.properties}, which
 * has the words for each key; a translation is a file beside it, {@code my-game_it.properties}.
 * Start with {@link io.github.spadille.engine.words.Words}.
 */
@NullMarked
package io.github.spadille.engine.words;

import org.jspecify.annotations.NullMarked;
