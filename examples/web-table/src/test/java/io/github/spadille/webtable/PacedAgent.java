package io.github.spadille.webtable;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * An agent that takes its time, so that somebody who looks on can stop the game where they like.
 */
public final class PacedAgent implements Agent {
  private final Agent agent;
  private final long milliseconds;

  /**
   * Slows an agent down.
   *
   * @param agent chooses
   * @param milliseconds are waited before each move
   */
  public PacedAgent(Agent agent, long milliseconds) {
    this.agent = agent;
    this.milliseconds = milliseconds;
  }

  @Override
  public <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return agent.choose(observation, random);
  }
}
