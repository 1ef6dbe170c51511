package io.github.spadille.cantorscomb.contract;

import io.github.spadille.cantorscomb.zenertest.ZenerTest;
import io.github.spadille.cantorscomb.zenertest.ZenerTestMove;
import io.github.spadille.cantorscomb.zenertest.ZenerTestOptions;
import io.github.spadille.cantorscomb.zenertest.ZenerTestState;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link ZenerTest} and its variants hide. */
public abstract class ZenerTestContract
    extends GameContract<ZenerTestState, ZenerTestMove, ZenerTestOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected ZenerTestContract(Game<ZenerTestState, ZenerTestMove, ZenerTestOptions> game) {
    super(
        game,
        ZenerTest.GAME,
        Secrets.hidden("pack")
            .fromAll()
            .and("current")
            .perCard()
            .and("done")
            .perCard()
            .andFact("hits")
            .perCard());
  }
}
