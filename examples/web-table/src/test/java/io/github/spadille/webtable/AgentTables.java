package io.github.spadille.webtable;

import io.github.spadille.engine.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tables at which nobody sits but agents. */
final class AgentTables {
  private AgentTables() {}

  /** Returns the plan of one with the usual number of seats and no house rules. */
  static TablePlan of(Game<?, ?, ?> game) {
    List<SeatHolder> agents = new ArrayList<>();
    for (int seat = 0; seat < game.defaultSeats(); seat++) {
      agents.add(
          new SeatHolder(
              game.words().player(seat), SeatHolder.Kind.AGENT, SeatHolder.USUAL_LEVEL, false));
    }
    return new TablePlan(game.id(), game.baseVersion(), Map.of(), null, null, agents, 0, "en");
  }
}
