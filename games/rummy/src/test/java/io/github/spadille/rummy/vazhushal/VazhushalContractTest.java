package io.github.spadille.rummy.vazhushal;

import io.github.spadille.rummy.contract.VazhushalContract;

class VazhushalContractTest extends VazhushalContract {
  VazhushalContractTest() {
    super(Vazhushal.GAME);
  }
}
