package io.github.spadille.tricktaking.fivehundred;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class FiveHundredContractTest
    extends GameContract<FiveHundredState, FiveHundredMove, FiveHundredOptions> {
  FiveHundredContractTest() {
    super(
        FiveHundred.GAME,
        Secrets.hidden("pack")
            .fromAll()
            .and("hand")
            .fromOthers()
            .unless("exposed", "yes")
            .and("kitty")
            .fromAll()
            .and("buried")
            .perCard()
            .and("aside")
            .fromOthers()
            .and("won")
            .fromAll()
            .andChoice("discard"));
  }

  /** Two hundred hands of six seats, if nobody goes out backwards. */
  @Override
  public int moveLimit() {
    return 30_000;
  }

  /** Uniform bids soar at once; players of different tempers also pass and play low contracts. */
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(
        new RandomAgent(), new LivelyAgent(0), new LivelyAgent(1), new LivelyAgent(2));
  }
}
