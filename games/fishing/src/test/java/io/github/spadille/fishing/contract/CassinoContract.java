package io.github.spadille.fishing.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.fishing.cassino.Cassino;
import io.github.spadille.fishing.cassino.CassinoMove;
import io.github.spadille.fishing.cassino.CassinoOptions;
import io.github.spadille.fishing.cassino.CassinoState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** The contract of Cassino and of its variants: what it hides, who plays it, where it ends. */
public abstract class CassinoContract
    extends GameContract<CassinoState, CassinoMove, CassinoOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CassinoContract(Game<CassinoState, CassinoMove, CassinoOptions> game) {
    super(
        game,
        Cassino.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().and("won").perCard());
  }
}
