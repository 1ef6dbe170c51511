package io.github.spadille.benchmarks;

import io.github.spadille.engine.random.RandomSource;
import java.util.function.Function;

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

  private final Function<RandomSource, Player> players;
  private final RandomSource seeds;
  private int surplus;

  Batches(Function<RandomSource, Player> players, long seed) {
    this.players = players;
    this.seeds = RandomSource.seeded(seed);
  }

  /** Plays whole games, until they make a batch, and returns the number of decisions. */
  int play() {
    return players.apply(RandomSource.seeded(seeds.nextLong())).playDecisions(SIZE);
  }

  /** Plays whole games; what they make more than a batch counts for the next one. */
  int playOneOnAverage() {
    surplus +=
        players.apply(RandomSource.seeded(seeds.nextLong())).playDecisions(SIZE - surplus) - SIZE;
    return surplus;
  }
}
