package io.github.spadille.betting.speculation;

import io.github.spadille.betting.contract.SpeculationContract;

class SpeculationContractTest extends SpeculationContract {
  SpeculationContractTest() {
    super(Speculation.GAME);
  }
}
