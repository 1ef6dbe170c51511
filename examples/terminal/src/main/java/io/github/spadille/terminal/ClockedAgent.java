package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * Plays like another agent, measures how long it thinks, and plays no more when the time is up.
 *
 * <p>Also asks a second agent now and then, to measure how long that one thinks; what it says does
 * not count. For one thread at a time.
 */
final class ClockedAgent implements Agent {
  /** How many moves the second agent is asked for, and at every which one. */
  private static final int ASKED = 20;

  private static final int EVERY = 3;

  private final Agent player;
  private final Agent second;
  private final boolean asksSecond;
  private final long end;
  private final ThinkingTime time = new ThinkingTime();
  private final ThinkingTime timeOfSecond = new ThinkingTime();
  private final RandomSource randomOfSecond = RandomSource.seeded(1);

  /**
   * Creates an agent.
   *
   * @param asksSecond whether the second agent is ever asked
   * @param end when the time is up, as {@link System#nanoTime} tells it
   */
  ClockedAgent(Agent player, Agent second, boolean asksSecond, long end) {
    this.player = player;
    this.second = second;
    this.asksSecond = asksSecond;
    this.end = end;
  }

  /** Tells whether the time is up. */
  static boolean isUp(long end) {
    return System.nanoTime() - end >= 0;
  }

  /**
   * Chooses as the other agent does; measures only where there is a choice.
   *
   * @throws TimeIsUpException if the time is up
   */
  @Override
  public <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random) {
    if (isUp(end)) {
      throw new TimeIsUpException();
    }
    if (observation.legalMoves().size() < 2) {
      return player.choose(observation, random);
    }
    if (asksSecond && timeOfSecond.moves() < ASKED && time.moves() % EVERY == 0) {
      timeOfSecond.of(() -> second.choose(observation, randomOfSecond));
    }
    return time.of(() -> player.choose(observation, random));
  }

  /** Returns how long the agent thought about its moves. */
  ThinkingTime time() {
    return time;
  }

  /** Returns how long the second agent thought about those for which it was asked. */
  ThinkingTime timeOfSecond() {
    return timeOfSecond;
  }

  /** Returns the name of the agent as which it plays. */
  @Override
  public String toString() {
    return player.toString();
  }
}
