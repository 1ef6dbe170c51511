package io.github.spadille.shedding.thirteen;

import io.github.spadille.shedding.contract.ThirteenContract;

class ThirteenContractTest extends ThirteenContract {
  ThirteenContractTest() {
    super(Thirteen.GAME);
  }
}
