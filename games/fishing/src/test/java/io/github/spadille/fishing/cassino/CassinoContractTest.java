package io.github.spadille.fishing.cassino;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class CassinoContractTest extends GameContract<CassinoState, CassinoMove, CassinoOptions> {
  CassinoContractTest() {
    super(
        Cassino.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().and("won").perCard());
  }
}
