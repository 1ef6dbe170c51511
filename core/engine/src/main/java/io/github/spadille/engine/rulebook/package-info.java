/**
 * The rules of a game in words, numbered, as people read them.
 *
 * <p>Refusals and score sheets speak in rule ids; a {@link
 * io.github.spadille.engine.rulebook.Rulebook} gives the text of each.
 */
@NullMarked
package io.github.spadille.engine.rulebook;

import org.jspecify.annotations.NullMarked;
