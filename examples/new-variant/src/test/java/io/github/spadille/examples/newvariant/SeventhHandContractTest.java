package io.github.spadille.examples.newvariant;

import io.github.spadille.tricktaking.contract.CanadianSaladContract;

class SeventhHandContractTest extends CanadianSaladContract {
  SeventhHandContractTest() {
    super(SeventhHand.GAME);
  }
}
