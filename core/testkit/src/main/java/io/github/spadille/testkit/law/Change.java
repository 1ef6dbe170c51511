package io.github.spadille.testkit.law;

import io.github.spadille.engine.move.Move;
import io.github.spadille.testkit.twin.CardMap;

/**
 * What is otherwise in a twin: one move in place of another.
 *
 * @param move the move of the run
 * @param instead the move of the twin
 * @param cards the cards that lie elsewhere because of it
 */
record Change<M extends Move>(M move, M instead, CardMap cards) {}
