package io.github.spadille.tricktaking.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.canadiansalad.CanadianSalad;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladOptions;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladState;

/** What {@link CanadianSalad} and its variants hide. */
public abstract class CanadianSaladContract
    extends TrickContract<CanadianSaladState, CanadianSaladOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected CanadianSaladContract(Game<CanadianSaladState, TrickMove, CanadianSaladOptions> game) {
    super(
        game,
        CanadianSalad.GAME,
        Secrets.hidden("hand").fromOthers().and("stock").fromAll().and("won").fromAll());
  }
}
