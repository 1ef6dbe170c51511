package io.github.spadille.stops.ristiseiska;

import io.github.spadille.stops.contract.RistiseiskaContract;

class RistiseiskaContractTest extends RistiseiskaContract {
  RistiseiskaContractTest() {
    super(Ristiseiska.GAME);
  }
}
