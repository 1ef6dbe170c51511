package io.github.spadille.rummy.cactus;

import io.github.spadille.rummy.contract.CactusContract;

class CactusContractTest extends CactusContract {
  CactusContractTest() {
    super(Cactus.GAME);
  }
}
