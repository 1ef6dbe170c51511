package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.tricktaking.contract.OhHellContract;

class OhHellContractTest extends OhHellContract {
  OhHellContractTest() {
    super(OhHell.GAME);
  }
}
