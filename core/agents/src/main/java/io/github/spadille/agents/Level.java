package io.github.spadille.agents;

import com.google.common.base.Ascii;
import io.github.spadille.engine.match.Agent;

/** How well an opponent plays, as people choose it. */
public enum Level {
  /** Looks at its own moves, and not for long: no fool, and easy to beat. */
  EASY(Ismcts.flat(Budget.ofMoves(1_500)), false),
  /** Thinks as long as nobody minds waiting. */
  NORMAL(Ismcts.of(Budget.ofMoves(60_000)), false),
  /** Thinks several times as long, and by a game's own search where it has one. */
  HARD(Ismcts.of(Budget.ofMoves(400_000)), true);

  private final Ismcts search;
  private final Agent agent;

  Level(Ismcts search, boolean leavesItToTheGame) {
    this.search = search.named(Ascii.toLowerCase(name()));
    this.agent = leavesItToTheGame ? new OwnSearch(this.search) : this.search;
  }

  /**
   * Returns the agent of this level. Its choice follows from what was seen and from the random
   * numbers; its name is that of the level.
   */
  public Agent agent() {
    return agent;
  }

  /** Returns the searching agent, whose search can be read. */
  Ismcts search() {
    return search;
  }
}
