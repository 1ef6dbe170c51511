package io.github.spadille.cantorscomb.magiceightball;

import io.github.spadille.cantorscomb.contract.MagicEightBallContract;

class MagicEightBallContractTest extends MagicEightBallContract {
  MagicEightBallContractTest() {
    super(MagicEightBall.GAME);
  }
}
