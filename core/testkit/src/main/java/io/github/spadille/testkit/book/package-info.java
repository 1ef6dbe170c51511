/**
 * What a rulebook's tables say, read so that play can be held against it.
 *
 * <p>{@link io.github.spadille.testkit.book.BookReading} reads the tables under the house rules of
 * a game; its documentation has the words that cells are made of.
 */
@NullMarked
package io.github.spadille.testkit.book;

import org.jspecify.annotations.NullMarked;
