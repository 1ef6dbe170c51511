package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;

/**
 * Where a game ended, or was cut off.
 *
 * @param last the last state
 * @param decisions the number of moves, those of chance apart
 * @param <S> the states of the game
 */
record GameResult<S extends GameState>(S last, int decisions) {}
