package io.github.spadille.benchmarks.decide;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.fivehundred.FiveHundred;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState;
import java.util.List;

/** How many contracts agents make in Five Hundred, of four players and with usual house rules. */
public final class FiveHundredContracts {
  private static final int SEATS = 4;

  /** The rules by which a contract scores that is made, and one that is not. */
  private static final String MADE = "FIV-55";

  private static final String MADE_ALL = "FIV-56";
  private static final String FAILED = "FIV-57";
  private static final String MISERE = "FIV-59";

  private FiveHundredContracts() {}

  /** Returns how many contracts are made where all four are the agent. */
  public static Share made(Agent agent, int hands, long seed) {
    Setup<FiveHundredState, TrickMove> setup = FiveHundred.GAME.setup(SEATS, ImmutableMap.of());
    ShareCounter counter = new ShareCounter();
    new ScoredHands<>(setup, ImmutableList.of(agent, agent, agent, agent), seed)
        .play(hands, lines -> count(lines, counter));
    return counter.share();
  }

  /** Counts the contract of a hand; a hand that was thrown in has none. */
  private static void count(List<ScoreSheet.Line> lines, ShareCounter counter) {
    for (ScoreSheet.Line line : lines) {
      switch (line.ruleId()) {
        case MADE, MADE_ALL -> counter.add(true);
        case FAILED -> counter.add(false);
        case MISERE -> counter.add(line.points() > 0);
        default -> {} // what the others took
      }
    }
  }
}
