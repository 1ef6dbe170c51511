package io.github.spadille.stops.playorpay;

import io.github.spadille.stops.contract.PlayOrPayContract;

class PlayOrPayContractTest extends PlayOrPayContract {
  PlayOrPayContractTest() {
    super(PlayOrPay.GAME);
  }
}
