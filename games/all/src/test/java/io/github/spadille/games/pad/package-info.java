/** The score pads of every game, for people who play with real cards. */
package io.github.spadille.games.pad;
