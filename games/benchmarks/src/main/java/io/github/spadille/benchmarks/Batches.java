package io.github.spadille.benchmarks;

import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Plays batches of decisions, each by a new player with a new generator.
 *
 * <p>What a player changes then lies in memory that its thread was given a moment ago. Players that
 * are made once, one after the other, lie side by side: the threads that use them take a line of
 * the caches from each other with every random number, which cost them up to a third of their
 * speed.
 */
final class Batches {
  /** The number of decisions of a batch. */
  static final int SIZE = 10_000;

  private final Function<RandomGenerator, Player> players;
  private final SplittableRandom seeds;
  private int surplus;

  Batches(Function<RandomGenerator, Player> players, long seed) {
    this.players = players;
    this.seeds = new SplittableRandom(seed);
  }

  /** Plays whole games, until they make a batch, and returns the number of decisions. */
  int play() {
    return players.apply(seeds.split()).playDecisions(SIZE);
  }

  /** Plays whole games; what they make more than a batch counts for the next one. */
  int playOneOnAverage() {
    surplus += players.apply(seeds.split()).playDecisions(SIZE - surplus) - SIZE;
    return surplus;
  }
}
