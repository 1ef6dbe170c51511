package io.github.spadille.agents;

import com.google.common.base.Ascii;
import io.github.spadille.engine.match.Agent;

/** How well an opponent plays, as people choose it. */
public enum Level {
  /** Looks at its own moves, and not for long: no fool, and easy to beat. */
  EASY(Ismcts.flat(Budget.ofMoves(1_500))),
  /** Thinks as long as nobody minds waiting. */
  NORMAL(Ismcts.of(Budget.ofMoves(60_000))),
  /** Thinks several times as long, and by a game's own search where it has one. */
  HARD(Ismcts.of(Budget.ofMoves(400_000)));

  private final Ismcts agent;

  Level(Ismcts agent) {
    this.agent = agent.named(Ascii.toLowerCase(name()));
  }

  /**
   * Returns the agent of this level. Its choice follows from what was seen and from the random
   * numbers; its name is that of the level.
   */
  public Agent agent() {
    return this == HARD ? new OwnSearch(agent) : agent;
  }

  /** Returns the searching agent, whose search can be read. */
  Ismcts search() {
    return agent;
  }
}
