package io.github.spadille.benchmarks.decide;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHell;
import io.github.spadille.tricktaking.ohhell.OhHellState;

/** How often an agent meets its bid in Oh Hell, of four players and with usual house rules. */
public final class OhHellBids {
  private static final int SEATS = 4;

  /** The rules by which points are given for bids that are met. */
  private static final String MET = "OHH-19";

  private static final String MET_NONE = "OHH-20";

  private OhHellBids() {}

  /** Returns how often a bid is met where all four are the agent: four bids a hand. */
  public static Share amongEquals(Agent agent, int hands, long seed) {
    return met(ImmutableList.of(agent, agent, agent, agent), SEATS, hands, seed);
  }

  /** Returns how often the agent meets its bid where the other three play at random. */
  public static Share againstRandom(Agent agent, int hands, long seed) {
    Agent random = new RandomAgent();
    return met(ImmutableList.of(agent, random, random, random), 1, hands, seed);
  }

  private static Share met(ImmutableList<Agent> agents, int counted, int hands, long seed) {
    Setup<OhHellState, TrickMove> setup = OhHell.GAME.setup(SEATS, ImmutableMap.of());
    ShareCounter counter = new ShareCounter();
    new ScoredHands<>(setup, agents, seed)
        .play(
            hands,
            lines -> {
              for (int seat = 0; seat < counted; seat++) {
                int bidder = seat;
                counter.add(lines.stream().anyMatch(line -> isMet(line, bidder)));
              }
            });
    return counter.share();
  }

  private static boolean isMet(ScoreSheet.Line line, int seat) {
    return line.seats().contains(seat)
        && (line.ruleId().equals(MET) || line.ruleId().equals(MET_NONE));
  }
}
