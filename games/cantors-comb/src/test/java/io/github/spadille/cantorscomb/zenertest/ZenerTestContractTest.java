package io.github.spadille.cantorscomb.zenertest;

import io.github.spadille.cantorscomb.contract.ZenerTestContract;

class ZenerTestContractTest extends ZenerTestContract {
  ZenerTestContractTest() {
    super(ZenerTest.GAME);
  }
}
