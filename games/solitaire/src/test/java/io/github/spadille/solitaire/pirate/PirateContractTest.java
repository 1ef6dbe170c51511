package io.github.spadille.solitaire.pirate;

import io.github.spadille.solitaire.contract.PirateContract;

class PirateContractTest extends PirateContract {
  PirateContractTest() {
    super(Pirate.GAME);
  }
}
