/** What a client of a game server gets of every game. */
@NullMarked
package io.github.spadille.games.json;

import org.jspecify.annotations.NullMarked;
