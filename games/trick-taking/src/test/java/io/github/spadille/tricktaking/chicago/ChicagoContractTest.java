package io.github.spadille.tricktaking.chicago;

import io.github.spadille.tricktaking.contract.ChicagoContract;

class ChicagoContractTest extends ChicagoContract {
  ChicagoContractTest() {
    super(Chicago.GAME);
  }
}
