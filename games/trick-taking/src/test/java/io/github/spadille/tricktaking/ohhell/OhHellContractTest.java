package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class OhHellContractTest extends GameContract<OhHellState, OhHellMove, OhHellOptions> {
  OhHellContractTest() {
    super(
        OhHell.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .and("stub")
            .fromAll()
            .and("won")
            .fromAll()
            .andFact("bids")
            .fromOthers()
            .during("phase", "bid")
            .given("bidding", "at-once")
            .andChoice("bid")
            .during("phase", "bid")
            .given("bidding", "at-once"));
  }
}
