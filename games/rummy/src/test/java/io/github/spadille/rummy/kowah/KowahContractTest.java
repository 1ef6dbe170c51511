package io.github.spadille.rummy.kowah;

import io.github.spadille.rummy.contract.KowahContract;

class KowahContractTest extends KowahContract {
  KowahContractTest() {
    super(Kowah.GAME);
  }
}
