/**
 * The rules of a game in words, numbered, as people read them.
 *
 * <p>Refusals and score sheets speak in rule ids; a {@link
 * io.github.spadille.engine.rulebook.Rulebook} gives the text of each, as it reads under the house
 * rules in force. It also has a sentence for each option ({@link
 * io.github.spadille.engine.rulebook.HouseRule}) and preset ({@link
 * io.github.spadille.engine.rulebook.BookPreset}). Start with {@code Rulebook}.
 */
@NullMarked
package io.github.spadille.engine.rulebook;

import org.jspecify.annotations.NullMarked;
