package io.github.spadille.examples.newvariant;

import io.github.spadille.stops.contract.CrazyEightsContract;

class AcesReverseContractTest extends CrazyEightsContract {
  AcesReverseContractTest() {
    super(AcesReverse.GAME);
  }
}
