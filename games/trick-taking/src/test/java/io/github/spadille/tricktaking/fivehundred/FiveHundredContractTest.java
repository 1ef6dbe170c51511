package io.github.spadille.tricktaking.fivehundred;

import io.github.spadille.tricktaking.contract.FiveHundredContract;

class FiveHundredContractTest extends FiveHundredContract {
  FiveHundredContractTest() {
    super(FiveHundred.GAME);
  }
}
