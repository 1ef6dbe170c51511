package io.github.spadille.cantorscomb.cantorscomb;

import io.github.spadille.cantorscomb.contract.CantorsCombContract;

class CantorsCombContractTest extends CantorsCombContract {
  CantorsCombContractTest() {
    super(CantorsComb.GAME);
  }
}
