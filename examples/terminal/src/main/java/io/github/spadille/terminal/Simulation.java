package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.move.Move;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Plays a series of games.
 *
 * <p>Each game draws from a generator of its own, so the games of a seed are the same whatever the
 * number of threads.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 * @param <O> the options of the game
 */
final class Simulation<S extends GameState, M extends Move, O> {
  /** Games that one thread plays at a stretch; fixed, as sums depend on it in the last digit. */
  private static final int STRETCH = 32;

  private final ChosenGame<S, M, O> chosen;
  private final SeatedAgents agents;
  private final int maxMoves;
  private final long seed;
  private final @Nullable Path directory;
  private final boolean force;
  private final boolean checks;

  /**
   * Creates a simulation.
   *
   * @param maxMoves after so many moves, those of chance included, a game is cut off
   * @param directory where to write a record of each game, if anywhere
   * @param force whether to overwrite records that are there already
   * @param checks whether the records say who can do what before each decision
   */
  Simulation(
      ChosenGame<S, M, O> chosen,
      SeatedAgents agents,
      int maxMoves,
      long seed,
      @Nullable Path directory,
      boolean force,
      boolean checks) {
    this.chosen = chosen;
    this.agents = agents;
    this.maxMoves = maxMoves;
    this.seed = seed;
    this.directory = directory;
    this.force = force;
    this.checks = checks;
  }

  /**
   * Plays games and counts what comes out.
   *
   * @param afterGame called after each game, in the thread that played it
   * @throws UncheckedIOException if a record cannot be written
   */
  Tally run(int games, int threads, Runnable afterGame) {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      List<Future<Tally>> stretches = new ArrayList<>();
      for (int from = 0; from < games; from += STRETCH) {
        int first = from;
        int end = Math.min(games, from + STRETCH);
        stretches.add(executor.submit(() -> play(first, end, afterGame)));
      }
      Tally sum = new Tally(chosen.rules().sides());
      for (Future<Tally> stretch : stretches) {
        sum.addAll(Results.of(stretch));
      }
      return sum;
    } finally {
      executor.shutdownNow();
    }
  }

  private Tally play(int from, int end, Runnable afterGame) {
    Tally tally = new Tally(chosen.rules().sides());
    for (int number = from; number < end; number++) {
      tally.add(play(number));
      afterGame.run();
    }
    return tally;
  }

  private Arena.Result<S, M> play(int number) {
    Dealer dealer = Dealer.seeded(seed, number);
    Arena<S, M> arena = agents.arena(chosen.setup(), dealer).withMoveLimit(maxMoves);
    if (directory == null) {
      return arena.play(dealer);
    }
    Recording<S, M> recording = new Recording<>(chosen, checks);
    Arena.Result<S, M> result = arena.withListener(recording).play(dealer);
    Path file = directory.resolve(chosen.game().id() + "-" + seed + "-" + number + ".spadille");
    try {
      RecordFiles.write(file, recording.end(result.match().state()), force);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + file + ": " + Failures.ofFile(e), e);
    }
    return result;
  }
}
