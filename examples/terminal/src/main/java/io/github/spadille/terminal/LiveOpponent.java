package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.time.Duration;
import java.util.function.Function;

/**
 * Who plays a seat against people while the clock runs.
 *
 * @param seat the seat
 * @param policy chooses its moves
 * @param reaction draws how long it takes to react, each time
 * @param random for all that it leaves to chance; for the thread that plays
 */
record LiveOpponent<S extends GameState, M extends Move>(
    int seat,
    Policy<S, M> policy,
    Function<RandomSource, Duration> reaction,
    RandomSource random) {}
