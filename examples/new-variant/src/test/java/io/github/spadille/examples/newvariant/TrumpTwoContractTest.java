package io.github.spadille.examples.newvariant;

import io.github.spadille.tricktaking.contract.OhHellContract;

class TrumpTwoContractTest extends OhHellContract {
  TrumpTwoContractTest() {
    super(TrumpTwo.GAME);
  }
}
