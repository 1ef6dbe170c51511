/** Experiments with the games. Start at {@link io.github.spadille.games.lab.ExperimentsTest}. */
package io.github.spadille.games.lab;
