package io.github.spadille.fishing.scopa;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class ScopaContractTest extends GameContract<ScopaState, ScopaMove, ScopaOptions> {
  ScopaContractTest() {
    super(
        Scopa.GAME,
        Secrets.hidden("stock")
            .fromAll()
            .and("hand")
            .fromOthers()
            .and("won")
            .perCard()
            .openMoves("trail"));
  }
}
