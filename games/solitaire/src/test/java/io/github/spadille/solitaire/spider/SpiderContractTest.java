package io.github.spadille.solitaire.spider;

import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

class SpiderContractTest extends GameContract<SpiderState, SpiderMove, SpiderOptions> {
  SpiderContractTest() {
    super(Spider.GAME, secrets());
  }

  private static Secrets secrets() {
    Secrets secrets = Secrets.hidden("stock").fromAll();
    for (int column = 1; column <= 10; column++) {
      secrets = secrets.and("c" + column).perCard();
    }
    return secrets;
  }

  /** Shifts can go back and forth for ever (SPI-19). */
  @Override
  public boolean everyGameEnds() {
    return false;
  }

  @Override
  public int moveLimit() {
    return 600;
  }
}
