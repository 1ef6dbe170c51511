package io.github.spadille.tricktaking.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.toepen.Toepen;
import io.github.spadille.tricktaking.toepen.ToepenOptions;
import io.github.spadille.tricktaking.toepen.ToepenState;

/** What {@link Toepen} and its variants hide, who plays them for the laws, and where they end. */
public abstract class ToepenContract extends TrickContract<ToepenState, ToepenOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected ToepenContract(Game<ToepenState, TrickMove, ToepenOptions> game) {
    super(
        game,
        Toepen.GAME,
        Secrets.hidden("hand")
            .fromOthers()
            .and("stock")
            .fromAll()
            .and("wash")
            .perCard()
            .and("folded")
            .fromOthers()
            .openMoves("play"));
  }
}
