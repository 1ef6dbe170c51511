package io.github.spadille.stops.comet;

import io.github.spadille.stops.contract.CometContract;

class CometContractTest extends CometContract {
  CometContractTest() {
    super(Comet.GAME);
  }
}
