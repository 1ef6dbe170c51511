package io.github.spadille.reaction.aggravation;

import io.github.spadille.reaction.contract.AggravationContract;

class AggravationContractTest extends AggravationContract {
  AggravationContractTest() {
    super(Aggravation.GAME);
  }
}
