package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.contract.PontoonContract;

class PontoonContractTest extends PontoonContract {
  PontoonContractTest() {
    super(Pontoon.GAME);
  }
}
