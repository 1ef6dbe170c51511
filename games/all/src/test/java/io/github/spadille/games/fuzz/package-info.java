/** Fuzz targets for what games read: moves and options. */
package io.github.spadille.games.fuzz;
