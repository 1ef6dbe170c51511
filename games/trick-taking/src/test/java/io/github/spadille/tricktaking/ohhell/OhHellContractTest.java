package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class OhHellContractTest extends GameContract<OhHellState, OhHellMove, OhHellOptions> {
  OhHellContractTest() {
    super(
        OhHell.GAME,
        Secrets.hidden("hand").fromOthers().and("stub").fromAll().and("won").fromAll());
  }
}
