package io.github.spadille.shedding.idoubtit;

import io.github.spadille.shedding.contract.IDoubtItContract;

class IDoubtItContractTest extends IDoubtItContract {
  IDoubtItContractTest() {
    super(IDoubtIt.GAME);
  }
}
