package io.github.spadille.stops.fantan;

import io.github.spadille.stops.contract.FanTanContract;

class FanTanContractTest extends FanTanContract {
  FanTanContractTest() {
    super(FanTan.GAME);
  }
}
