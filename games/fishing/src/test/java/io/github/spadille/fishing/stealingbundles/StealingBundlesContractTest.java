package io.github.spadille.fishing.stealingbundles;

import io.github.spadille.fishing.contract.StealingBundlesContract;

class StealingBundlesContractTest extends StealingBundlesContract {
  StealingBundlesContractTest() {
    super(StealingBundles.GAME);
  }
}
