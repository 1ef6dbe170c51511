package io.github.spadille.agents.duel;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Throwables;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.move.Move;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Two agents, A and B, play the same deals with seats exchanged, so that good cards help neither.
 *
 * <pre>{@code
 * DuelResult result =
 *     Duel.of(OhHell.GAME.setup(4), Level.HARD.agent(), new RandomAgent()).withDeals(200).play();
 * result.points();         // by how many points a deal A did better
 * result.pointsInterval(); // with 95 % confidence
 * }</pre>
 *
 * <h2>Who sits where</h2>
 *
 * Seats that get the same in every random game are partners and have one agent. Of two, four, six
 * sides every second has agent A, the others B. Of an odd number of sides one has A and all others
 * B, another side with each deal; so a lone player is compared with another lone player on the same
 * cards. In the second game of a deal each seat has the other agent. A game for one is played by
 * each agent alone.
 *
 * <h2>Who did better</h2>
 *
 * The points of an agent in a game are the mean {@linkplain
 * io.github.spadille.engine.game.Rules#returns returns} of its seats, less the mean of the others';
 * those of a deal are the mean of both games (for one seat: the difference of the two). A deal goes
 * to the agent that won more of its two games; if the games are hands or were cut off, to the one
 * with more points.
 *
 * <h2>When it stops</h2>
 *
 * After its number of deals, or early if it is sure: a sequential test of the deals won says that
 * one is better. If both win equally often, it does so with a probability of {@value #ERROR} at
 * most, or {@linkplain #withError another one}, however many deals are played. Two agents of one
 * strength play all deals.
 *
 * <p>Immutable. The result follows from the setup, the agents and the seed, whatever the number of
 * threads, if the agents choose by what they see and their random numbers alone.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Duel<S extends GameState, M extends Move> {
  /**
   * How likely it is at most that agents of one strength are taken for unequal, if nothing else is
   * said.
   */
  public static final double ERROR = 0.01;

  private final TwoGames<S, M> games;
  private final int deals;
  private final int threads;
  private final boolean stops;
  private final double error;

  private Duel(TwoGames<S, M> games, int deals, int threads, boolean stops, double error) {
    this.games = games;
    this.deals = deals;
    this.threads = threads;
    this.stops = stops;
    this.error = error;
  }

  /** Returns a duel of 100 deals of whole games with seed 1 in one thread, which stops early. */
  public static <S extends GameState, M extends Move> Duel<S, M> of(
      Setup<S, M> setup, Agent a, Agent b) {
    TwoGames<S, M> games =
        new TwoGames<>(setup, TableSides.of(setup.rules()), a, b, 1, false, Arena.MOVE_LIMIT);
    return new Duel<>(games, 100, 1, true, ERROR);
  }

  /**
   * Returns this duel with so many deals at most.
   *
   * @throws IllegalArgumentException if {@code number} is not positive
   */
  public Duel<S, M> withDeals(int number) {
    checkArgument(number > 0, "%s deals; expected 1 or more", number);
    return new Duel<>(games, number, threads, stops, error);
  }

  /** Returns this duel with other deals: same seed, same deals. */
  public Duel<S, M> withSeed(long seed) {
    return new Duel<>(games.withSeed(seed), deals, threads, stops, error);
  }

  /** Returns this duel, in which only the first hand of a game is played if the game has hands. */
  public Duel<S, M> byHands() {
    return new Duel<>(games.byHands(), deals, threads, stops, error);
  }

  /**
   * Returns this duel, in which a game is cut off after so many moves; those of chance count.
   *
   * @throws IllegalArgumentException if {@code moves} is not positive
   */
  public Duel<S, M> withMoveLimit(int moves) {
    checkArgument(moves > 0, "%s moves; expected 1 or more", moves);
    return new Duel<>(games.withMoveLimit(moves), deals, threads, stops, error);
  }

  /**
   * Returns this duel, which plays so many deals at once.
   *
   * @throws IllegalArgumentException if {@code number} is not positive
   */
  public Duel<S, M> withThreads(int number) {
    checkArgument(number > 0, "%s threads; expected 1 or more", number);
    return new Duel<>(games, deals, number, stops, error);
  }

  /** Returns this duel, which plays all its deals, however sure it is. */
  public Duel<S, M> withoutStop() {
    return new Duel<>(games, deals, threads, false, error);
  }

  /**
   * Returns this duel, which is sure at another probability of taking agents of one strength for
   * unequal; however often it looks, that is the most.
   *
   * @throws IllegalArgumentException unless {@code 0 < error < 1}
   */
  public Duel<S, M> withError(double error) {
    checkArgument(
        error > 0 && error < 1, "an error of %s; expected more than 0, less than 1", error);
    return new Duel<>(games, deals, threads, stops, error);
  }

  /** Returns this duel without a deal played yet, to be played piece by piece in one thread. */
  public OpenDuel open() {
    return new OpenDuel(games, stops, error);
  }

  /**
   * Plays.
   *
   * @throws io.github.spadille.engine.match.PolicyException if an agent chooses no legal move
   * @throws IllegalStateException if this thread is interrupted
   */
  public DuelResult play() {
    return play(() -> {});
  }

  /**
   * Plays.
   *
   * @param afterDeal called after each deal that counts, in this thread
   * @throws io.github.spadille.engine.match.PolicyException if an agent chooses no legal move
   * @throws IllegalStateException if this thread is interrupted
   */
  public DuelResult play(Runnable afterDeal) {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      return play(executor, afterDeal);
    } finally {
      executor.shutdownNow();
    }
  }

  /** Deals count in their order, and few are begun ahead: a stop wastes little. */
  private DuelResult play(ExecutorService executor, Runnable afterDeal) {
    DuelCount count = new DuelCount(error);
    Queue<Future<DealScore>> ahead = new ArrayDeque<>();
    int begun = 0;
    for (int deal = 0; deal < deals && !(stops && count.isDecided()); deal++) {
      for (; begun < deals && ahead.size() < 2 * threads; begun++) {
        int number = begun;
        ahead.add(executor.submit(() -> games.play(number)));
      }
      count.add(score(ahead.remove()));
      afterDeal.run();
    }
    return count.result();
  }

  private static DealScore score(Future<DealScore> deal) {
    try {
      return deal.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() != null) {
        Throwables.throwIfUnchecked(e.getCause());
      }
      throw new IllegalStateException(e);
    }
  }
}
