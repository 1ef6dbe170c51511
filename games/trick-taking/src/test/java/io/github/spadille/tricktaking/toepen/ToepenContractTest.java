package io.github.spadille.tricktaking.toepen;

import io.github.spadille.tricktaking.contract.ToepenContract;

class ToepenContractTest extends ToepenContract {
  ToepenContractTest() {
    super(Toepen.GAME);
  }
}
