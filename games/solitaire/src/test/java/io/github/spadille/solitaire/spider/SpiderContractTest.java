package io.github.spadille.solitaire.spider;

import io.github.spadille.solitaire.contract.SpiderContract;

class SpiderContractTest extends SpiderContract {
  SpiderContractTest() {
    super(Spider.GAME);
  }
}
