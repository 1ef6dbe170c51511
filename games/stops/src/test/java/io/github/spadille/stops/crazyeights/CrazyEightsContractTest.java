package io.github.spadille.stops.crazyeights;

import io.github.spadille.stops.contract.CrazyEightsContract;

class CrazyEightsContractTest extends CrazyEightsContract {
  CrazyEightsContractTest() {
    super(CrazyEights.GAME);
  }
}
