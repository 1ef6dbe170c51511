package io.github.spadille.tricktaking.polignac;

import io.github.spadille.tricktaking.contract.PolignacContract;

class PolignacContractTest extends PolignacContract {
  PolignacContractTest() {
    super(Polignac.GAME);
  }
}
