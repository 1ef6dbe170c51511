/** Agents that think, in every game. */
@NullMarked
package io.github.spadille.games.agents;

import org.jspecify.annotations.NullMarked;
