package io.github.spadille.tricktaking.tute;

import io.github.spadille.tricktaking.contract.TuteContract;

class TuteContractTest extends TuteContract {
  TuteContractTest() {
    super(Tute.GAME);
  }
}
