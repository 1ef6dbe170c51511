package io.github.spadille.agents;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * Information-set Monte Carlo tree search: plays on from many imagined deals that fit all that its
 * seat has seen, and learns in one tree what is good in most of them.
 *
 * <p>It plays every game. Each iteration draws a full state from {@link Observation#sampler}, goes
 * down the tree along moves that are legal in it, adds one node, plays on to the end of the hand or
 * of the game, by {@linkplain io.github.spadille.engine.game.Rules#rulesOfThumb rules of thumb} if
 * the game has them, and tells each node on the way what its mover gained. The method is that of
 * Cowling, Powley and Whitehouse, Information Set Monte Carlo Tree Search (2012), with a tree for
 * each seat where moves are concealed. It knows nothing that its seat does not.
 *
 * <p>Every seat is taken to want the most {@linkplain io.github.spadille.engine.game.Rules#returns
 * returns} beyond the mean of the others' until the hand is over, and a good place where the game
 * ends with it. Immutable and thread-safe. With a budget of iterations or moves the choice follows
 * from the observation and the random numbers.
 */
public final class Ismcts implements Agent {
  private static final int MOST_THREADS = 256;

  private final Budget budget;
  private final SearchOptions options;
  private final int threads;
  private final String name;

  private Ismcts(Budget budget, SearchOptions options, int threads, String name) {
    this.budget = budget;
    this.options = options;
    this.threads = threads;
    this.name = name;
  }

  /** Returns an agent that searches a tree. */
  public static Ismcts of(Budget budget) {
    return new Ismcts(budget, SearchOptions.TREE, 1, "ismcts:" + budget);
  }

  /**
   * Returns an agent that tries its own moves alone and has no tree below them: flat Monte Carlo.
   * It is weaker than a tree with many iterations, and may be stronger with few.
   */
  public static Ismcts flat(Budget budget) {
    return new Ismcts(budget, SearchOptions.FLAT, 1, "flat:" + budget);
  }

  /** Returns this agent under another name, by which reports call it. */
  Ismcts named(String other) {
    return new Ismcts(budget, options, threads, other);
  }

  /**
   * Returns this agent, thinking in so many threads. They share a number of iterations or moves,
   * and each has the whole of a time. The choice follows from the observation and the random
   * numbers as before, but it is not the one that another number of threads makes.
   *
   * @throws IllegalArgumentException unless there are 1 to {@value #MOST_THREADS}
   */
  public Ismcts withThreads(int threads) {
    checkArgument(
        threads >= 1 && threads <= MOST_THREADS,
        "%s threads; expected 1 to %s",
        threads,
        MOST_THREADS);
    return new Ismcts(budget, options, threads, name);
  }

  /** Returns how long it thinks. */
  public Budget budget() {
    return budget;
  }

  @Override
  public <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random) {
    checkArgument(
        !observation.legalMoves().isEmpty(),
        "seat %s has no move to choose from",
        observation.seat());
    if (observation.legalMoves().size() == 1) {
      return observation.legalMoves().get(0);
    }
    return search(observation, random).findings().best();
  }

  /** Searches as {@link #choose} does, and returns the search. */
  <S extends GameState, M extends Move> ManySearches<S, M> search(
      Observation<S, M> observation, RandomSource random) {
    ManySearches<S, M> search = new ManySearches<>(observation, random, options, threads);
    search.run(budget);
    return search;
  }

  /** Returns the name, as {@link Agents#parse} reads it. */
  @Override
  public String toString() {
    return threads == 1 ? name : name + ",threads=" + threads;
  }
}
