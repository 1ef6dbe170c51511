package io.github.spadille.tricktaking.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.polignac.Polignac;
import io.github.spadille.tricktaking.polignac.PolignacOptions;
import io.github.spadille.tricktaking.polignac.PolignacState;

/** What {@link Polignac} and its variants hide. */
public abstract class PolignacContract extends TrickContract<PolignacState, PolignacOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected PolignacContract(Game<PolignacState, TrickMove, PolignacOptions> game) {
    super(
        game,
        Polignac.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().and("won").fromAll());
  }
}
