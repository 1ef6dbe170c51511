package io.github.spadille.fishing.scopa;

import io.github.spadille.fishing.contract.ScopaContract;

class ScopaContractTest extends ScopaContract {
  ScopaContractTest() {
    super(Scopa.GAME);
  }
}
