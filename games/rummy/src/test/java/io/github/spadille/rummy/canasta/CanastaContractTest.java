package io.github.spadille.rummy.canasta;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class CanastaContractTest extends GameContract<CanastaState, CanastaMove, CanastaOptions> {
  CanastaContractTest() {
    super(Canasta.GAME, Secrets.hidden("hand").fromOthers().and("stock").fromAll());
  }

  /** A game whose players lose points in most hands need not reach its target. */
  @Override
  public boolean everyGameEnds() {
    return false;
  }
}
