package io.github.spadille.examples.newvariant;

import io.github.spadille.fishing.contract.ScopaContract;

class NapolaContractTest extends ScopaContract {
  NapolaContractTest() {
    super(Napola.GAME);
  }
}
