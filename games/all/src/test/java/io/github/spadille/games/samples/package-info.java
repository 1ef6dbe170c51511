/** Samples of hidden cards in every game: whether they are fair. */
package io.github.spadille.games.samples;
