/** Fishing games: cards from the hand capture cards on the table. */
@NullMarked
package io.github.spadille.fishing;

import org.jspecify.annotations.NullMarked;
