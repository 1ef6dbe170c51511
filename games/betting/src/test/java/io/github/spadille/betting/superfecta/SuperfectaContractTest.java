package io.github.spadille.betting.superfecta;

import io.github.spadille.betting.contract.SuperfectaContract;

class SuperfectaContractTest extends SuperfectaContract {
  SuperfectaContractTest() {
    super(Superfecta.GAME);
  }
}
