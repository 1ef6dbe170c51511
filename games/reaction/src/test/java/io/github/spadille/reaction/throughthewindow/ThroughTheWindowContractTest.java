package io.github.spadille.reaction.throughthewindow;

import io.github.spadille.reaction.contract.ThroughTheWindowContract;

class ThroughTheWindowContractTest extends ThroughTheWindowContract {
  ThroughTheWindowContractTest() {
    super(ThroughTheWindow.GAME);
  }
}
