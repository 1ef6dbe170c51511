package io.github.spadille.webtable;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/**
 * An agent that takes its time, so that somebody who looks on can stop the game where they like.
 *
 * <p>It goes on with one source of random numbers: a table that is dealt from a seed hands it the
 * same numbers before each move, and who plays at random would then play the same for ever.
 */
public final class PacedAgent implements Agent {
  private final Agent agent;
  private final long milliseconds;
  private final RandomSource numbers;

  /**
   * Slows an agent down.
   *
   * @param agent chooses
   * @param milliseconds are waited before each move
   */
  public PacedAgent(Agent agent, long milliseconds, long seed) {
    this.agent = agent;
    this.milliseconds = milliseconds;
    this.numbers = Dealer.seeded(seed).generatorFor(0);
  }

  @Override
  public <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    synchronized (numbers) {
      return agent.choose(observation, numbers);
    }
  }
}
