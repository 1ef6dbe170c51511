package io.github.spadille.fishing.contract;

import io.github.spadille.engine.game.Game;
import io.github.spadille.fishing.scopa.Scopa;
import io.github.spadille.fishing.scopa.ScopaMove;
import io.github.spadille.fishing.scopa.ScopaOptions;
import io.github.spadille.fishing.scopa.ScopaState;
import io.github.spadille.testkit.GameContract;
import io.github.spadille.testkit.subject.Secrets;

/** What {@link Scopa} and its variants hide, who plays them for the laws, and where they end. */
public abstract class ScopaContract extends GameContract<ScopaState, ScopaMove, ScopaOptions> {
  /** Creates the contract of the game or of a variant of it. */
  protected ScopaContract(Game<ScopaState, ScopaMove, ScopaOptions> game) {
    super(
        game,
        Scopa.GAME,
        Secrets.hidden("stock")
            .fromAll()
            .and("hand")
            .fromOthers()
            .and("won")
            .perCard()
            .openMoves("trail"));
  }
}
