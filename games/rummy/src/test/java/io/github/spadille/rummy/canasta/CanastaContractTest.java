package io.github.spadille.rummy.canasta;

import io.github.spadille.rummy.contract.CanastaContract;

class CanastaContractTest extends CanastaContract {
  CanastaContractTest() {
    super(Canasta.GAME);
  }
}
