/**
 * What every table on a screen needs beside a view: how people hold a hand, which facts they look
 * at, whose all is, how a card is shown and read aloud.
 *
 * <p>A game declares it with its {@linkplain io.github.spadille.engine.words.Words words}, so a
 * terminal and a page show the same. Start with {@link io.github.spadille.engine.screen.HandOrder}.
 */
@NullMarked
package io.github.spadille.engine.screen;

import org.jspecify.annotations.NullMarked;
