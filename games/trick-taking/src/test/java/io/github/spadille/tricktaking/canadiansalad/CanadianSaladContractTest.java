package io.github.spadille.tricktaking.canadiansalad;

import io.github.spadille.tricktaking.contract.CanadianSaladContract;

class CanadianSaladContractTest extends CanadianSaladContract {
  CanadianSaladContractTest() {
    super(CanadianSalad.GAME);
  }
}
