package io.github.spadille.shedding.pittypat;

import io.github.spadille.shedding.contract.PittyPatContract;

class PittyPatContractTest extends PittyPatContract {
  PittyPatContractTest() {
    super(PittyPat.GAME);
  }
}
