package io.github.spadille.betting.thirtyone;

import io.github.spadille.betting.contract.ThirtyOneContract;

class ThirtyOneContractTest extends ThirtyOneContract {
  ThirtyOneContractTest() {
    super(ThirtyOne.GAME);
  }
}
