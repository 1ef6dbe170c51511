package io.github.spadille.stops.crates;

import io.github.spadille.stops.contract.CratesContract;

class CratesContractTest extends CratesContract {
  CratesContractTest() {
    super(Crates.GAME);
  }
}
