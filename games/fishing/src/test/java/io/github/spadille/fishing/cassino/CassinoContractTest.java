package io.github.spadille.fishing.cassino;

import io.github.spadille.fishing.contract.CassinoContract;

class CassinoContractTest extends CassinoContract {
  CassinoContractTest() {
    super(Cassino.GAME);
  }
}
