/** House rules with real games: every id of the specification that a document carries out. */
package io.github.spadille.games.houserules;
